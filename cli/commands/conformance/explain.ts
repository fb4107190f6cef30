import { nearest } from '../../../generated/runtime/nearest.js';
import { defineCommand } from '../../command.js';
import { UsageError } from '../../failure.js';
import { judgedContract, versionOptions } from './judged-contract.js';
import { packOf } from './pack-of.js';

export const command = defineCommand({
  description: 'Explains one requirement: the sentence of the contract, and when it is checked.',
  positionals: [{ name: 'id', description: 'The id of a requirement, as "conformance list" shows it' }],
  options: versionOptions,
  examples: ['conformance explain ref-stale'],
  async run({ options, path, positionals: [id = ''] }) {
    const pack = await packOf(options.contract, path);
    const contract = await judgedContract(pack, options['contract-version']);
    const { requirements } = contract;
    const ids = requirements.map((one) => one.id as string);
    const one = requirements.find((other) => other.id === id);
    if (!one) {
      const best = nearest(id, ids);
      throw new UsageError(
        `There is no requirement "${id}"; "conformance list" shows all.${best === undefined ? '' : ` Did you mean "${best}"?`}`,
      );
    }
    const profiles = contract.profiles.filter(
      ({ offers, sections: own }) =>
        (own === undefined ||
          own.some((section) => one.section === section || one.section.startsWith(`${section}.`))) &&
        one.needs.every(
          (need) => offers.includes(need) || ['http', 'stdio', 'stateless', 'stateful'].includes(need),
        ),
    );
    const note = pack.notes[id];
    const neighbours = requirements.filter((other) => other.section === one.section && other.id !== id);
    process.stdout.write(
      [
        `${one.id}   ${one.level}   since ${one.added}`,
        '',
        one.quote,
        '',
        ...(note === undefined ? [] : [note, '']),
        `section   ${contract.schema}, ${one.section} ${contract.headings[one.section] ?? ''}`,
        `needs     ${one.needs.join(', ') || 'nothing: it is checked on any application'}`,
        `profiles  ${profiles.map((profile) => profile.id).join(', ')}`,
        `beside    ${neighbours.map((other) => other.id).join(', ') || 'none'}`,
        '',
        `Run it alone: conformance <url> --only ${one.id} --trace`,
        '',
      ].join('\n'),
    );
  },
});
