// node scripts/javafx-matrix.mjs: the fixture on every JDK at hand with every supported JavaFX.
import { buildOrExit } from './build-dist.mjs';
import { ensureInstalled, root } from './install.mjs';
import { loadTypescript } from './run-typescript.mjs';

ensureInstalled();
process.chdir(root);
await buildOrExit({ types: false });
const { runMatrix } = await loadTypescript('server/javafx-ui/toolkits/jvm/testing/matrix.ts');
process.exit((await runMatrix()) ? 0 : 1);
