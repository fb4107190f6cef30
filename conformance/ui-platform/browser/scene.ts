import type { BrowserContext, Page } from 'playwright-core';
import type { CheckContext } from '../check.js';
import { sharedOf } from '../platform/shared.js';
import { becomes, openWindow, type WindowOptions } from './tabs.js';

/** An application in a browser: a presenter, its view, and the page that shows it. */
export interface Scene {
  readonly sessionId: string;
  readonly window: BrowserContext;
  readonly page: Page;
  /** The type of the application, which no other check has. */
  readonly type: string;
  /** The member of the application, as Lua has it now. */
  lua(code: string): Promise<unknown>;
  /** What an element shows. */
  text(selector: string): Promise<string | null>;
  /** States what an element comes to show. */
  shows(selector: string, text: string): Promise<void>;
  /** Uploads a view of the application or of another type. */
  upload(content: string, type?: string, namespace?: string): Promise<void>;
}

/** All browsers of a run show the same session, each check with an application of its own. */
async function stageOf(t: CheckContext): Promise<string> {
  const shared = sharedOf(t.target);
  if (shared.stage === '' || !(await t.run('return 1', shared.stage)).ok) shared.stage = await t.newSession();
  return shared.stage;
}

/** Makes an application out of a table of Lua, without opening it. */
export async function application(
  t: CheckContext,
  view: string,
  object = '{}',
): Promise<{ sessionId: string; type: string }> {
  const sessionId = await stageOf(t);
  const type = `Stage${t.unused()}`;
  await uploadView(t, view, type);
  const code = `${type} = {type = "${type}"} ${type}.__index = ${type} app = setmetatable(${object}, ${type}) session:createAppVariable(app)`;
  await t.lua(code, sessionId);
  return { sessionId, type };
}

const uploadView = (t: CheckContext, content: string, type: string, namespace = 'DEFAULT'): Promise<void> =>
  t.given('upload-confirms', async () => {
    t.output(
      await t.call('ui_upload_viewdef', { type, namespace, content: `<template>${content}</template>` }),
    );
  });

/** Shows an application in a tab. The view is what stands inside of the template. */
export async function show(
  t: CheckContext,
  view: string,
  object?: string,
  options?: WindowOptions,
): Promise<Scene> {
  const window = await openWindow(t, options);
  const { sessionId, type } = await application(t, view, object);
  const page = await window.newPage();
  await page.goto(`${t.project.url}/${sessionId}/`);
  const text = (selector: string): Promise<string | null> =>
    page.locator(selector).first().textContent({ timeout: 2000 });
  return {
    sessionId,
    window,
    page,
    type,
    lua: (code) => t.lua(code, sessionId),
    text,
    shows: (selector, expected) => becomes(t, `the text of ${selector}`, expected, () => text(selector)),
    upload: (content, of = type, namespace) => uploadView(t, content, of, namespace),
  };
}
