import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { JvmError } from './jvm-error.js';

const name = 'mcp-javafx-agent.jar';

/** The agent, which is part of this package: beside the built code, or where Maven left it. */
export function agentJar(from = fileURLToPath(import.meta.url)): string {
  for (let folder = dirname(from); dirname(folder) !== folder; folder = dirname(folder)) {
    for (const place of [folder, join(folder, 'dist'), join(folder, 'agent', 'target')]) {
      if (existsSync(join(place, name))) return join(place, name);
    }
  }
  throw new JvmError(
    'The JavaFX agent is not there; it is built by "npm run build" where a JDK and Maven are installed.',
  );
}
