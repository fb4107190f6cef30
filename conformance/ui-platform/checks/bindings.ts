import {
  classesOf,
  cutOff,
  hackedBy,
  markRows,
  marksOfRows,
  socketsOf,
  styleOf,
} from '../browser/in-page.js';
import { show } from '../browser/scene.js';
import { becomes } from '../browser/tabs.js';
import type { Check } from '../check.js';
import type { RequirementId } from '../contract.js';

const counts =
  '(function() local o = {count = 0} function o:act() self.count = self.count + 1 end return o end)()';

/** A list of objects of a type of its own, by their names. */
const listOf = (type: string, names: readonly string[]): string =>
  `(function() ${type} = {type = "${type}"} ${type}.__index = ${type} function make(name) return setmetatable({name = name}, ${type}) end return {items = {${names.map((name) => `make("${name}")`).join(', ')}}} end)()`;

export const bindingChecks = {
  'binding-value': async (t) => {
    const scene = await show(
      t,
      '<input id="field" ui-value="text"><output id="shown" ui-value="text"></output><input id="box" type="checkbox" ui-value="on">',
      '{text = "from Lua", on = false}',
    );
    const field = scene.page.locator('#field');
    await becomes(t, 'the value of the field', 'from Lua', () => field.inputValue());
    await field.fill('from a person');
    await field.press('Tab');
    await becomes(t, 'what Lua has', 'from a person', () => scene.lua('return app.text'));
    await scene.shows('#shown', 'from a person');
    await scene.lua('app.text = "from Lua again"');
    await becomes(t, 'the value of the field', 'from Lua again', () => field.inputValue());
    await scene.page.locator('#box').check();
    await becomes(t, 'what Lua has of the box', true, () => scene.lua('return app.on'));
  },

  'binding-action': async (t) => {
    const scene = await show(
      t,
      '<button id="go" ui-action="act()">Go</button><p id="count" ui-value="count"></p>',
      counts,
    );
    await scene.shows('#count', '0');
    await scene.page.locator('#go').click();
    await scene.shows('#count', '1');
    t.equal(await scene.lua('return app.count'), 1, 'how often the action was run');
  },

  'binding-attr': async (t) => {
    const scene = await show(
      t,
      '<p id="it" ui-attr-title="hint" ui-attr-hidden="away">text</p>',
      '{hint = "a hint", away = false}',
    );
    const attribute = (name: string) => scene.page.locator('#it').getAttribute(name, { timeout: 2000 });
    await becomes(t, 'the attribute title', 'a hint', () => attribute('title'));
    await becomes(t, 'the attribute hidden of false', null, () => attribute('hidden'));
    await scene.lua('app.hint = nil app.away = true');
    await becomes(t, 'the attribute title of nil', null, () => attribute('title'));
    await becomes(
      t,
      'whether there is the attribute hidden of true',
      true,
      async () => (await attribute('hidden')) !== null,
    );
  },

  'binding-class': async (t) => {
    const scene = await show(t, '<p id="it" class="always" ui-class-hot="hot">text</p>', '{hot = true}');
    const classes = () => classesOf(scene.page, '#it');
    await becomes(t, 'the classes', ['always', 'hot'], classes);
    await scene.lua('app.hot = false');
    await becomes(t, 'the classes', ['always'], classes);
  },

  'binding-style': async (t) => {
    const scene = await show(
      t,
      '<p id="it" ui-style-color="colour" ui-style-margin-left="left">text</p>',
      '{colour = "rgb(1, 2, 3)", left = "7px"}',
    );
    const style = () => styleOf(scene.page, '#it', ['color', 'margin-left']);
    await becomes(t, 'colour and margin', ['rgb(1, 2, 3)', '7px'], style);
    await scene.lua('app.colour = "rgb(4, 5, 6)"');
    await becomes(t, 'colour and margin', ['rgb(4, 5, 6)', '7px'], style);
  },

  'binding-event': async (t) => {
    const scene = await show(
      t,
      '<p id="it" ui-event-dblclick="act()">text</p><p id="count" ui-value="count"></p>',
      counts,
    );
    await scene.shows('#count', '0');
    await scene.page.locator('#it').dispatchEvent('click');
    await scene.page.locator('#it').dispatchEvent('dblclick');
    await scene.shows('#count', '1');
    t.equal(await scene.lua('return app.count'), 1, 'how often the action was run');
  },

  'binding-view': async (t) => {
    const type = `Part${t.unused()}`;
    const scene = await show(t, '<div id="place" ui-view="items.0"></div>', listOf(type, ['Ada', 'Bob']));
    await scene.upload('<b class="part" ui-value="name"></b>', type);
    await scene.shows('#place .part', 'Ada');
    await scene.lua('app.items[1] = app.items[2]');
    await scene.shows('#place .part', 'Bob');
  },

  'binding-viewlist': async (t) => {
    const type = `Row${t.unused()}`;
    const scene = await show(
      t,
      '<ul id="list" ui-viewlist="items"></ul>',
      listOf(type, ['Ada', 'Bob', 'Eve']),
    );
    await scene.upload('<li class="row" ui-value="name"></li>', type);
    const rows = () => scene.page.locator('#list .row').allTextContents();
    await becomes(t, 'the rows', ['Ada', 'Bob', 'Eve'], rows);
    await scene.lua('table.insert(app.items, 1, make("Zoe")) table.remove(app.items, 3)');
    await becomes(t, 'the rows', ['Zoe', 'Ada', 'Eve'], rows);
    await scene.lua('app.items[1], app.items[3] = app.items[3], app.items[1]');
    await becomes(t, 'the rows', ['Eve', 'Ada', 'Zoe'], rows);
  },

  'binding-viewlist-keyed': async (t) => {
    const type = `Row${t.unused()}`;
    const scene = await show(
      t,
      '<ul id="list" ui-viewlist="items"></ul>',
      listOf(type, ['Ada', 'Bob', 'Eve']),
    );
    await scene.upload('<li class="row" ui-value="name"></li>', type);
    const rows = () => scene.page.locator('#list .row').allTextContents();
    await t.given('binding-viewlist', () => becomes(t, 'the rows', ['Ada', 'Bob', 'Eve'], rows));
    await markRows(scene.page, '#list .row');
    await scene.lua('local a, b, e = table.unpack(app.items) app.items = {e, make("Zoe"), a}');
    await t.given('binding-viewlist', () => becomes(t, 'the rows', ['Eve', 'Zoe', 'Ada'], rows));
    t.equal(
      await marksOfRows(scene.page, '#list .row'),
      ['Eve', 'new', 'Ada'],
      'the elements, by what they were marked with before',
    );
  },

  'binding-namespace': async (t) => {
    const type = `Part${t.unused()}`;
    const scene = await show(
      t,
      '<div id="plain" ui-view="items.0"></div><div ui-namespace="CARD"><div id="card" ui-view="items.0"></div></div>',
      listOf(type, ['Ada']),
    );
    await scene.upload('<b class="part">default</b>', type);
    await scene.upload('<b class="part">card</b>', type, 'CARD');
    await scene.shows('#plain .part', 'default');
    await scene.shows('#card .part', 'card');
  },

  'value-harmless': async (t) => {
    const evil = `<img src=x onerror="globalThis.hackedBySuite='value'"><script>globalThis.hackedBySuite='script'</script>`;
    const link = `javascript:globalThis.hackedBySuite='link'`;
    const view =
      '<div id="text" ui-value="evil"></div><a id="link" ui-attr-href="link">a link</a><p id="event" ui-attr-onclick="code">text</p><iframe id="frame" ui-attr-srcdoc="evil" ui-attr-src="link"></iframe><p id="style" ui-style-background-image="image">text</p>';
    const scene = await show(
      t,
      view,
      `{evil = [==[${evil}]==], link = [==[${link}]==], code = [==[globalThis.hackedBySuite='event']==], image = [==[url("x"), expression(1)]==]}`,
    );
    await scene.shows('#text', evil);
    t.equal(
      await scene.page.locator('#text img, #text script').count(),
      0,
      'elements that a value has become',
    );
    await scene.page.locator('#event').click();
    await scene.page.locator('#link').click({ noWaitAfter: true });
    // What would have run has run when the next thing is done.
    await scene.lua('app.evil = "harmless"');
    await scene.shows('#text', 'harmless');
    t.equal(await hackedBy(scene.page), 'nothing', 'what a value has run');
  },

  'page-reconnects': async (t) => {
    const scene = await show(t, '<p id="text" ui-value="text"></p>', '{text = "before"}');
    await scene.shows('#text', 'before');
    const before = await socketsOf(scene.page);
    await cutOff(scene.page);
    await scene.lua('app.text = "meanwhile"');
    await scene.shows('#text', 'meanwhile');
    t.expect((await socketsOf(scene.page)) > before, 'another connection', `${before} in all`);
    await scene.lua('app.text = "afterwards"');
    await scene.shows('#text', 'afterwards');
  },
} satisfies Partial<Record<RequirementId, Check>>;
