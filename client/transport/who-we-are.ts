import { contract } from '../contract.js';

const [name = '', version = ''] = contract.schema.split('/');

/** How this client introduces itself: by the version of the contract that it speaks. */
export const whoWeAre = { name: `${name}-client`, version };
