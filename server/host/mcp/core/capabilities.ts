import type { ContractModule } from '../../../../generated/runtime/contract-module.js';

/** What is announced; changes only where a connection lasts long enough to be told of them. */
export function capabilitiesOf(
  { prompts, resources }: Pick<ContractModule, 'prompts' | 'resources'>,
  lasting: boolean,
): Readonly<Record<string, object>> {
  const changes = {
    ...(resources.some((each) => each.subscribe) ? { subscribe: true } : {}),
    ...(resources.some((each) => each.list) ? { listChanged: true } : {}),
  };
  return {
    tools: {},
    logging: {},
    ...(prompts.length > 0 ? { prompts: {} } : {}),
    ...(resources.length > 0 ? { resources: lasting ? changes : {} } : {}),
  };
}
