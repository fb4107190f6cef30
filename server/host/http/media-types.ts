import type { Check } from './checks.js';
import { Refusal } from './refusal.js';

/** What the protocol asks a client to send; the SDK's transport insists on these very words. */
const bothTypes = 'application/json, text/event-stream';
const jsonType = /^application\/json *(?:; *charset *= *"?utf-?8"? *)?$/i;

/**
 * Bodies are JSON. Of the two kinds of answer a caller has to accept at least one: `*\/*`, a missing
 * `Accept` and JSON alone are enough.
 */
export const checkMediaTypes: Check = (ctx) => {
  const { headers } = ctx.req;
  if (!jsonType.test(headers['content-type'] ?? '')) {
    throw new Refusal(415, 'Expected the content type application/json in UTF-8.');
  }
  if ((headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity') {
    throw new Refusal(415, 'Expected a body without content encoding.');
  }
  ctx.state.accepts = { json: true, stream: true };
  if (headers.accept !== bothTypes) {
    const json = ctx.accepts('application/json') !== false;
    const stream = ctx.accepts('text/event-stream') !== false;
    if (!json && !stream) throw new Refusal(406, `Expected the header "Accept: ${bothTypes}".`);
    ctx.state.accepts = { json, stream };
    headers.accept = bothTypes;
  }
};
