/** How a cost grows with a size: one line a series, drawn with logarithmic axes. */
export interface Curve {
  readonly title: string;
  /** What is counted along the bottom, and what upwards. */
  readonly size: string;
  readonly unit: string;
  readonly series: readonly Series[];
}

export interface Series {
  readonly name: string;
  readonly points: readonly { readonly size: number; readonly cost: number }[];
}
