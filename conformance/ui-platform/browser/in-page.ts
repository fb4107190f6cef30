import type { Locator, Page } from 'playwright-core';

/*
 * What runs inside of pages, as text: the names of a browser mean nothing in this program.
 */

/** Runs before anything else in a page: keeps its sockets, and the notifications that it makes. */
export const watchFromWithin = `
  globalThis.seenBySuite = { sockets: [], notifications: [] };
  globalThis.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      seenBySuite.sockets.push(this);
    }
  };
  if ('Notification' in globalThis)
    globalThis.Notification = class extends Notification {
      constructor(title, options = {}) {
        super(title, options);
        seenBySuite.notifications.push([title, options.body ?? ''].join(' ').trim());
      }
    };
`;

/** How many WebSockets a page has asked for. */
export const socketsOf = (page: Page): Promise<number> => page.evaluate('seenBySuite.sockets.length');

/** Cuts the connections of a page. */
export const cutOff = (page: Page): Promise<void> =>
  page.evaluate('seenBySuite.sockets.forEach((socket) => socket.close())');

export const notificationsOf = (page: Page): Promise<string[]> => page.evaluate('seenBySuite.notifications');

export const roleOf = (page: Page): Promise<string | null> =>
  page.evaluate('document.documentElement.dataset.role ?? null');

export const bodyTextOf = (page: Page): Promise<string> => page.evaluate('document.body.innerText');

/** Opens a tab that may close itself, because a program opened it. */
export const openTab = (page: Page, url: string): Promise<void> =>
  page.evaluate(`void open(${JSON.stringify(url)}, '_blank', 'noopener')`);

/** Leaves a mark in the page that a reload would take away. */
export const mark = (page: Page): Promise<void> => page.evaluate(`globalThis.markOfSuite = 'not reloaded'`);

export const markOf = (page: Page): Promise<string> => page.evaluate(`globalThis.markOfSuite ?? 'reloaded'`);

/** What a value has run that should have stayed a value. */
export const hackedBy = (page: Page): Promise<string> =>
  page.evaluate(`globalThis.hackedBySuite ?? 'nothing'`);

/** Marks each element with its own text. */
export const markRows = (page: Page, selector: string): Promise<void> =>
  page.evaluate(
    `document.querySelectorAll('${selector}').forEach((row) => { row.knownAs = row.textContent; })`,
  );

/** By what the elements were marked before. */
export const marksOfRows = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('${selector}')].map((row) => row.knownAs ?? 'new')`);

/** Properties of the style of an element, as the browser computes them. */
export const styleOf = (page: Page, selector: string, properties: readonly string[]): Promise<string[]> =>
  page.evaluate(
    `${JSON.stringify(properties)}.map((name) => getComputedStyle(document.querySelector('${selector}')).getPropertyValue(name))`,
  );

export const classesOf = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(`[...document.querySelector('${selector}').classList].sort()`);

export const tagOf = async (element: Locator): Promise<string> =>
  element.evaluate((one) => (one as { tagName: string }).tagName);
