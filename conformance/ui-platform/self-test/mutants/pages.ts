import { isObject } from '../../../kit/reading/json.js';
import type { RequirementId } from '../../contract.js';
import { isNews, onValue, without, withoutViews } from '../messages.js';
import type { UiMutant } from '../mutant.js';

/** Does something whenever the page has changed. */
const whenever = (script: string): string =>
  `new MutationObserver(() => { ${script} }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });`;

export const pageMutants = {
  'view-type': {
    breaks: 'Knows one view of each type.',
    web: () => ({ came: withoutViews(/\.CARD$/) }),
  },
  'view-fallback': {
    breaks: 'Shows nothing where the namespace has no view.',
    web: () => ({ came: withoutViews(/^Childprobe\d+\.DEFAULT$/) }),
  },
  'view-waits': {
    breaks: 'Looks for a view once.',
    web: () => ({ came: withoutViews(/^Childprobe/) }),
  },
  'view-live': {
    breaks: 'Reloads the page for a new view.',
    web: () => ({
      script: `
        const Socket = globalThis.WebSocket;
        globalThis.WebSocket = class extends Socket {
          constructor(...given) {
            super(...given);
            this.addEventListener('message', ({ data }) => {
              if (/"viewdefs":\\{"Stage/.test(data) && !/"value"/.test(data)) location.reload();
            });
          }
        };`,
    }),
  },
  'binding-value': {
    breaks: 'Shows values, and takes none.',
    web: () => ({ sent: without(({ type, data }) => type === 'update' && 'value' in data) }),
  },
  'binding-action': {
    breaks: 'Runs an action for each half of a click.',
    web: () => ({ sent: (message) => (message.type === 'update' ? [message, message] : [message]) }),
  },
  'binding-attr': {
    breaks: 'Takes false for a text.',
    web: () => ({ came: onValue((value) => (value === false ? 'false' : value)) }),
  },
  'binding-class': {
    breaks: 'Adds a class, and never takes it away.',
    web: () => ({ came: without((message) => isNews(message) && message.data.value === false) }),
  },
  'binding-style': {
    breaks: 'Sets a style once.',
    web: () => ({ came: without((message) => isNews(message) && /^rgb/.test(String(message.data.value))) }),
  },
  'binding-event': {
    breaks: 'Knows clicks alone.',
    web: () => ({
      script: `addEventListener('dblclick', (event) => event.stopImmediatePropagation(), true);`,
    }),
  },
  'binding-view': {
    breaks: 'Shows the object that was there first.',
    web: () => ({ came: without((message) => isNews(message) && isObject(message.data.value)) }),
  },
  'binding-viewlist': {
    breaks: 'Shows a list from its end.',
    web: () => ({ came: onValue((value) => (Array.isArray(value) ? [...value].reverse() : value)) }),
  },
  'binding-viewlist-keyed': {
    breaks: 'Builds a list anew whenever it changes.',
    web: () => ({
      came: (message) =>
        isNews(message) && Array.isArray(message.data.value)
          ? [{ type: 'update', data: { varId: message.data.varId, value: [] } }, message]
          : [message],
    }),
  },
  'binding-namespace': {
    breaks: 'Overlooks ui-namespace.',
    web: () => ({ came: withoutViews(/^Partprobe\d+\.CARD$/) }),
  },
  'value-harmless': {
    breaks: 'Puts values into the page as HTML.',
    web: () => ({
      script: whenever(
        `const element = document.querySelector('#text'); if (element && element.textContent.startsWith('<img')) element.innerHTML = element.textContent;`,
      ),
    }),
  },
  'page-reconnects': {
    breaks: 'Waits for somebody to reload it.',
    web: () => ({
      script: `
        const Socket = globalThis.WebSocket;
        let count = 0;
        globalThis.WebSocket = class extends Socket {
          constructor(url, ...given) {
            super(count++ > 0 ? 'ws://127.0.0.1:1/' : url, ...given);
          }
        };`,
    }),
  },
} satisfies Partial<Record<RequirementId, UiMutant>>;
