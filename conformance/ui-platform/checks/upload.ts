import { asObject } from '../../kit/reading/json.js';
import type { Check, CheckContext } from '../check.js';
import type { RequirementId } from '../contract.js';
import { type Frontend, type Message, updated, viewdefsIn } from '../web/frontend.js';

const view = (text: string): string => `<template><p>${text}</p></template>`;

const upload = (t: CheckContext, type: string, content: string, namespace = 'DEFAULT') =>
  t.call('ui_upload_viewdef', { type, namespace, content });

/** Uploads a view where only what comes after it is judged. */
const uploaded = (t: CheckContext, type: string, content: string): Promise<void> =>
  t.given('upload-confirms', async () => void t.output(await upload(t, type, content)));

/** Puts an object of a type into the application, and says at which member. */
async function objectOf(t: CheckContext, type: string, sessionId = '1'): Promise<string> {
  const name = t.unused();
  const code = `${type} = ${type} or {type = "${type}"} ${type}.__index = ${type} session:getApp().${name} = setmetatable({text = "shown"}, ${type})`;
  await t.lua(code, sessionId);
  return name;
}

/** An update that says nothing but: ask again. */
const isEmpty = ({ type, data }: Message): boolean =>
  type === 'update' && Object.keys(data).join() === 'varId';

const carries =
  (key: string, content: string) =>
  ({ type, data }: Message): boolean =>
    type === 'update' && data.varId === 1 && asObject(asObject(data.properties).viewdefs)[key] === content;

async function getsView(
  t: CheckContext,
  frontend: Frontend,
  key: string,
  content: string,
  who: string,
): Promise<void> {
  const came = await frontend.comes(() => frontend.messages.some(carries(key, content)));
  t.demand(came, `${who} to get ${key} as a property of variable 1`, frontend.seen());
}

export const uploadChecks = {
  'upload-confirms': async (t) => {
    for (const [type, namespace] of [
      ['Confirmed', 'DEFAULT'],
      ['Confirmed', 'ROW'],
      ['Other_Type', 'EDIT-1'],
    ] as const) {
      const reply = await upload(t, type, view('confirmed'), namespace);
      const key = `${type}.${namespace}`;
      t.equal(t.output(reply).key, key, 'key', reply);
      t.expect(reply.text.includes(key), `${key} in the text`, reply.text, reply);
    }
  },

  'upload-template': async (t) => {
    const wrong = [
      'plain text',
      '<div>no template</div>',
      `${view('one')}${view('two')}`,
      `<p>before</p>${view('one')}`,
      `${view('one')}<script>alert(1)</script>`,
      `${view('one')} and text`,
    ];
    for (const content of wrong) t.refuses(await upload(t, 'Refused', content), `the content ${content}`);
    for (const content of [
      view('right'),
      `\n  ${view('right, with space around')}\n`,
      '<template></template>',
    ])
      t.succeeds(await upload(t, 'Refused', content), `the content ${content}`);
  },

  'upload-pushed': async (t) => {
    const type = 'Pushed';
    const other = await t.newSession();
    const frontends = [await t.frontend(), await t.frontend(), await t.frontend(other)];
    for (const content of [view('first'), view('second')]) {
      await uploaded(t, type, content);
      for (const [i, frontend] of frontends.entries())
        await getsView(
          t,
          frontend,
          `${type}.DEFAULT`,
          content,
          ['a frontend', 'another one', 'one of another session'][i]!,
        );
    }
  },

  'upload-refresh': async (t) => {
    const type = t.unused();
    const frontend = await t.frontend();
    const [shown, second] = [await objectOf(t, type), await objectOf(t, type)];
    const created = [
      await frontend.create(shown),
      await frontend.create(second),
      await frontend.create('title'),
    ];
    const ids = created.map(({ varId }) => varId);
    await frontend.settled();
    await uploaded(t, type, view('refreshed'));
    const news = await frontend.settled();
    const at = news.findIndex(carries(`${type}.DEFAULT`, view('refreshed')));
    await t.given('upload-pushed', () => t.demand(at >= 0, 'the view to be pushed', frontend.seen()));
    const refreshed = updated(news.slice(at + 1).filter(isEmpty));
    t.expect(
      refreshed.includes(ids[0]) && refreshed.includes(ids[1]),
      `empty updates of ${ids[0]} and ${ids[1]} after the push`,
      refreshed,
    );
    t.expect(!refreshed.includes(ids[2]), `no update of ${ids[2]}, which is of no such type`, refreshed);
    const full = news.filter(
      ({ type: kind, data }) =>
        kind === 'update' && ids.includes(data.varId as number) && Object.keys(data).length > 1,
    );
    t.equal(full, [], 'updates of these variables with more than their number');
  },

  'upload-stored': async (t) => {
    const type = 'Stored';
    await uploaded(t, type, view('first'));
    await uploaded(t, type, view('last'));
    await upload(t, type, '<p>refused</p>');
    const frontend = await t.frontend(await t.newSession());
    frontend.send({ type: 'watch', data: { varId: 1 } });
    await t.given('watch-views', () =>
      frontend.next('view definitions', ({ data }) => 'viewdefs' in asObject(data.properties)),
    );
    await frontend.settled();
    t.equal(
      viewdefsIn(frontend.messages)[`${type}.DEFAULT`],
      view('last'),
      'the view that a later frontend gets',
    );
  },
} satisfies Partial<Record<RequirementId, Check>>;
