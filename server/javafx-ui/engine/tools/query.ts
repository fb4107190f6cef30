import type { Selector } from '../../contract.js';
import type { RawSelector } from '../../scene/port.js';
import { compileSelector } from '../../scene/search/query.js';
import { parseSelector } from '../../scene/search/selector.js';
import { SelectorError } from '../../scene/search/selector-error.js';
import { selectWindows } from '../../scene/windows.js';
import { invalidInput, noStages } from '../errors.js';
import { checkLocator } from '../locators/find-located.js';
import { everyWindow } from '../look/look-sections.js';
import { findNodes } from '../search/find-nodes.js';
import { queryReply } from '../search/query-reply.js';
import type { Handlers } from './handler.js';
import { scopeSelection } from './window-selection.js';

export const query: Handlers['ui_query'] = ({ scope, selector: given, limit, within }, { rows }) => {
  const selector = toRawSelector(given);
  checkSelector(selector);
  const locator = within == null ? null : { source: within, locator: checkLocator(within, '/within') };
  const selection = locator && scope == null ? everyWindow : scopeSelection(scope);
  const request = { selection, selector, limit: limit ?? 50 };
  return {
    async run({ toolkit, deadline }) {
      const search = await findNodes(request, locator, { toolkit, deadline, rows });
      if (selectWindows(search.windows, search.selection).length === 0)
        throw noStages(search.windows, selection);
      return queryReply(search);
    },
  };
};

/** In inputs null means absent. */
function toRawSelector({ css, text, match, predicate }: Selector): RawSelector {
  const selector: RawSelector = {};
  if (css != null) selector.css = css;
  if (text != null) Object.assign(selector, { text, match: match ?? 'contains' });
  if (predicate != null) {
    const given = Object.entries(predicate).filter(([, value]) => value != null);
    selector.predicate = Object.fromEntries(given);
  }
  return selector;
}

function checkSelector(selector: RawSelector): void {
  const { css, ...others } = selector;
  try {
    // A style selector is wrong only in its grammar; it is made ready where it is run.
    if (css !== undefined) parseSelector(css);
    if (css === undefined || Object.keys(others).length > 0) compileSelector(others);
  } catch (error) {
    if (!(error instanceof SelectorError)) throw error;
    const { pointer, message, expected } = error;
    throw invalidInput([{ pointer: `/selector${pointer}`, message, expected }]);
  }
}
