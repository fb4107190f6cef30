/** The same random values every time, so that a red test stays red; `RANDOM_SEED=<number>` tries others. */
export const seed = Number(process.env.RANDOM_SEED ?? 20261117);
