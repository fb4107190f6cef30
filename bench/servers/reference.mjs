// Our server with the fixture application, or with an FXML file, as it is built; every check is on.
import { install } from '../../dist/server.js';
import { reportCpu } from './report-cpu.mjs';

const [, , fxml, fxTimeoutMs = 5000, contractVersion] = process.argv;
const handle = await install({
  ...(fxml ? { view: { fxml } } : {}),
  fxTimeoutMs: Number(fxTimeoutMs),
  ...(contractVersion ? { contractVersion } : {}),
  register: false,
  quiet: true,
});
reportCpu({ endpoint: handle.endpoint(), token: handle.token });
