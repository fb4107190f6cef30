// Our server with the fixture application, as it is built; every check is on.
import { install } from '../../dist/server.js';
import { reportCpu } from './report-cpu.mjs';

const handle = await install({ register: false, quiet: true });
reportCpu({ endpoint: handle.endpoint(), token: handle.token });
