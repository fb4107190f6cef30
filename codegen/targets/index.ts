import type { OverallTarget, Target } from '../file.js';
import { catalog } from './catalog.js';
import { client } from './client.js';
import { clients } from './clients/index.js';
import { contractSchema } from './contract-schema.js';
import { descriptors } from './descriptors.js';
import { errors } from './errors.js';
import { messages } from './messages.js';
import { module } from './module.js';
import { newest } from './newest.js';
import { prose } from './prose.js';
import { reference } from './reference/index.js';
import { requirements } from './requirements.js';
import { runtime } from './runtime.js';
import { types } from './types.js';
import { validators } from './validators.js';
import { volatile } from './volatile.js';

/** What is made of each contract. */
export const targets: readonly Target[] = [
  types,
  validators,
  descriptors,
  errors,
  requirements,
  volatile,
  contractSchema,
  messages,
  prose,
  reference,
  module,
  client,
  clients,
];

/** What is made once, of all contracts together. */
export const overallTargets: readonly OverallTarget[] = [catalog, newest, runtime];
