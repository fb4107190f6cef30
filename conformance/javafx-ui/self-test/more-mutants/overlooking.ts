import type { RawSelector } from '../../../../server/javafx-ui/scene/port.js';
import { asObject, type JsonObject } from '../../../kit/reading/json.js';
import { insteadOfError } from '../../../kit/self-test/alter-reply.js';
import { alterLookup } from '../alter-lookup.js';
import type { FurtherMutant } from './further-mutant.js';

/** An answer without a match. */
export const nothing = { content: [{ type: 'text', text: 'No match.' }], structuredContent: { matches: [] } };

/** Finds nothing where a selector is wrong. */
export const overlooking = (holds: (selector: JsonObject) => boolean): NonNullable<FurtherMutant['reply']> =>
  insteadOfError('MCP_UI_INVALID_INPUT', ({ tool, input }) =>
    tool === 'ui_query' && holds(asObject(input.selector)) ? nothing : undefined,
  );

/** Understands a selector otherwise. */
export const onSelector = (change: (selector: RawSelector) => RawSelector) =>
  alterLookup((request, ask) => ask({ ...request, selector: change(request.selector) }));
