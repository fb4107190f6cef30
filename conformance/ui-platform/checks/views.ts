import { mark, markOf, tagOf } from '../browser/in-page.js';
import { show } from '../browser/scene.js';
import { becomes } from '../browser/tabs.js';
import type { Check } from '../check.js';
import type { RequirementId } from '../contract.js';
import { application } from '../platform/project.js';
import { viewdefsIn } from '../web/frontend.js';

/** A type of presenters, of which the application holds one as `child`. */
const withChild = (name: string): string =>
  `(function() ${name} = {type = "${name}"} ${name}.__index = ${name} return {child = setmetatable({name = "the child"}, ${name})} end)()`;

export const viewChecks = {
  'view-files': async (t) => {
    const view = '<template><li>from a file</li></template>';
    const keys = ['Extra.ROW', 'Extra_Type.EDIT-1', 'Extra2.DEFAULT'];
    const own = await t.running({
      ...application,
      ...Object.fromEntries(keys.map((key) => [`viewdefs/${key}.html`, `${view}\n`])),
    });
    const frontend = await own.frontend();
    await frontend.settled();
    const views = viewdefsIn(frontend.messages);
    for (const key of keys) t.equal(String(views[key]).trim(), view, `the view in viewdefs/${key}.html`);
    t.expect(
      typeof views['App.DEFAULT'] === 'string',
      'the view in viewdefs/App.DEFAULT.html',
      Object.keys(views),
    );
  },

  'view-type': async (t) => {
    const child = `Child${t.unused()}`;
    const scene = await show(
      t,
      '<h1 id="own">the application</h1><div ui-view="child?namespace=CARD"></div>',
      withChild(child),
    );
    await scene.upload('<p id="wrong">plain</p>', child);
    await scene.upload('<p id="card" ui-value="name"></p>', child, 'CARD');
    await scene.shows('#own', 'the application');
    await scene.shows('#card', 'the child');
    t.equal(await scene.page.locator('#wrong').count(), 0, 'views of another namespace');
  },

  'view-fallback': async (t) => {
    const child = `Child${t.unused()}`;
    const scene = await show(t, '<div ui-view="child?namespace=NOWHERE"></div>', withChild(child));
    await scene.upload('<p id="fallback" ui-value="name"></p>', child);
    await scene.shows('#fallback', 'the child');
  },

  'view-waits': async (t) => {
    const child = `Child${t.unused()}`;
    const scene = await show(
      t,
      '<p id="own" ui-value="text"></p><div ui-view="child"></div>',
      withChild(child),
    );
    await scene.lua('app.text = "is there"');
    await scene.shows('#own', 'is there');
    t.equal(await scene.page.locator('#late').count(), 0, 'elements of a view that is not there yet');
    await scene.upload('<p id="late" ui-value="name"></p>', child);
    await scene.shows('#late', 'the child');
  },

  'view-live': async (t) => {
    const scene = await show(t, '<p id="text" ui-value="text"></p>', '{text = "first"}');
    await scene.shows('#text', 'first');
    await mark(scene.page);
    await scene.lua('app.text = "current"');
    await scene.upload('<section><b id="text" ui-value="text"></b><i id="new">new</i></section>');
    await scene.shows('#new', 'new');
    await scene.shows('#text', 'current');
    t.equal(await tagOf(scene.page.locator('#text')), 'B', 'the element of the new view');
    t.equal(await markOf(scene.page), 'not reloaded', 'the page');
    await scene.lua('app.text = "later"');
    await becomes(t, 'the new view', 'later', () => scene.text('#text'));
  },
} satisfies Partial<Record<RequirementId, Check>>;
