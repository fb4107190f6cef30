import type { BrowserContext, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { FakePlatform } from './fake-platform.js';
import { FakeSession, type Values } from './fake-session.js';
import { type Complaints, openPage } from './open-page.js';

/** A page that talks to a backend of the tests. */
export interface FakePage {
  readonly page: Page;
  readonly complaints: Complaints;
  readonly platform: FakePlatform;
  readonly session: FakeSession;
  /** Changes a value of the application as it would itself. */
  change(path: string, value: unknown): void;
  /** Changes a view definition as an agent would. */
  upload(key: string, content: string): void;
}

export interface FakePageOptions {
  readonly app: Values;
  readonly viewdefs: Record<string, string>;
  /** Objects 2, 3 … and their type. */
  readonly objects?: readonly Values[];
  readonly objectType?: string;
}

/** Opens one that ends with the test. */
export async function openFakePage(context: BrowserContext, options: FakePageOptions): Promise<FakePage> {
  const session = new FakeSession(options.app, { ...options.viewdefs });
  options.objects?.forEach((object, index) => {
    session.objects.set(index + 2, object);
    session.types.set(index + 2, options.objectType ?? 'Item');
  });
  const platform = new FakePlatform(session.respond);
  const [page, complaints] = await openPage(context, await platform.start());
  onTestFinished(async () => {
    await page.close();
    await platform.stop();
  });
  return {
    page,
    complaints,
    platform,
    session,
    change: (path, value) => {
      session.objects.get(1)![path] = value;
      platform.send(...session.idsOf(path).map((id) => session.whole(id)));
    },
    upload: (key, content) => {
      session.viewdefs[key] = content;
      platform.send({ type: 'update', data: { varId: 1, properties: { viewdefs: { [key]: content } } } });
    },
  };
}
