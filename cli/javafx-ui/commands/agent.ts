import { copyFileSync } from 'node:fs';
import { agentJar, JvmError } from '../../../server/javafx-ui/toolkits/jvm/index.js';
import { defineCommand } from '../../command.js';
import { Failure } from '../../failure.js';

export const command = defineCommand({
  description:
    'Prints where the agent is that runs inside JavaFX applications, for command lines of your own: java "-javaagent:$(mcp-javafx-ui agent)" -jar app.jar.',
  options: {
    out: { type: 'string', placeholder: 'file', description: 'Copy it there, and print that' },
  },
  examples: ['agent', 'agent --out lib/mcp-javafx-agent.jar'],
  run({ options: { out } }) {
    try {
      const jar = agentJar();
      if (out !== undefined) copyFileSync(jar, out);
      process.stdout.write(`${out ?? jar}\n`);
    } catch (error) {
      if (error instanceof JvmError) throw new Failure(error.message);
      throw new Failure(`The file ${out} can't be written (${(error as NodeJS.ErrnoException).code}).`, 2);
    }
  },
});
