import { createScriptedAgent } from '@parley/local-service';
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { elementPage } from './support/elementPage.js';
import { connectBrowser } from './support/shared.js';
import { type Site, startSite } from './support/startSite.js';
import { type Visitor, visit } from './support/visitor.js';
import { untilShown, waitForState } from './support/waits.js';

const listening = '<script>window.errors = []; addEventListener("parley-error", (event) => errors.push(event.detail.error.kind))</script>';

let site: Site;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  const agent = createScriptedAgent({ '*': [{ kind: 'answer', text: 'Forty-two.' }] });
  const broken = (attributes: Record<string, string | null>) => elementPage({ attributes, head: listening });
  const pages = {
    '/no-chat-url': broken({ 'chat-url': null }),
    '/no-token-url': broken({ 'token-url': null }),
    '/unsafe': broken({ 'chat-url': 'http://service.example/api/v1/public/a/agents/1/chat/stream-chat-state' }),
    '/no-address': broken({ 'chat-url': 'https://' }),
    '/no-token-there': broken({ 'token-url': '/missing' }),
    '/launcher': broken({ 'chat-url': null, mode: 'launcher' }),
    '/by-script': elementPage({
      attributes: { 'token-url': null, 'chat-url': null, 'data-url': null },
      head: listening,
    }),
  };
  browser = await connectBrowser();
  site = await startSite({ service: { agent }, pages });
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

afterEach(() => visitor?.leave());

it('shows a skeleton of a conversation while it waits for its token', async () => {
  visitor = await visit(browser, `${site.origin}/by-script`);
  await visitor.page.evaluate((url) => {
    const element = document.querySelector('parley-chat');
    if (element === null) return;
    element.getToken = () => new Promise(() => {});
    element.setAttribute('chat-url', url);
  }, site.service.addresses.deploymentChatUrl);
  await untilShown(visitor.page.locator('[data-slot="thread-skeleton"]'));
});

describe('an element that is not set up', () => {
  it('explains what is missing, in its place and once in the console, and fires an event', async () => {
    visitor = await visit(browser, 'about:blank');
    const { page, faults } = visitor;
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    for (const [path, words] of [
      ['/no-chat-url', 'chat-url'],
      ['/no-token-url', 'token-url'],
      ['/unsafe', 'HTTPS'],
      ['/no-address', 'chat'],
    ] as const) {
      await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' });
      const notice = page.getByRole('alert');
      expect(await notice.innerText(), path).toMatch(new RegExp(words, 'i'));
      expect(await notice.innerText(), path).toContain('Chat isn’t set up yet.');
      expect(await notice.locator('[data-slot="error"]').getAttribute('data-kind'), path).toBe('validation');
      expect(await page.evaluate(() => Reflect.get(window, 'errors')), path).toEqual(['validation']);
      expect(
        logged.splice(0).filter((text) => text.includes('<parley-chat> isn’t set up yet')),
        path,
      ).toHaveLength(1);
    }
    expect(faults).toEqual([]);
  });

  it('explains it in the launcher’s panel', async () => {
    visitor = await visit(browser, `${site.origin}/launcher`);
    await visitor.page.getByRole('button', { name: 'Open chat' }).click();
    expect(await visitor.page.getByRole('dialog').innerText()).toContain('chat-url');
  });

  it('reports an invalid dialect before anything is asked', async () => {
    visitor = await visit(browser, `${site.origin}/by-script`);
    const { page } = visitor;
    await untilShown(page.getByRole('alert'));
    await page.evaluate((url) => {
      const element = document.querySelector('parley-chat');
      if (element === null) return;
      Object.assign(element, { dialect: { fields: { content: 'words', input: 'words' } }, getToken: async () => 'a.b.c' });
      element.setAttribute('chat-url', url);
    }, site.service.addresses.deploymentChatUrl);
    const notice = page.getByRole('alert').filter({ hasText: 'dialect.fields.input' });
    expect(await notice.innerText()).toContain('Chat isn’t set up yet.');
    expect(await notice.getByRole('button').count()).toBe(0);
    expect(await page.evaluate(() => Reflect.get(window, 'errors'))).toEqual(['validation', 'validation']);
  });

  it('offers to request the token again', async () => {
    visitor = await visit(browser, `${site.origin}/no-token-there`);
    const notice = visitor.page.getByRole('alert');
    expect(await notice.locator('[data-slot="error"]').getAttribute('data-kind')).toBe('not-found');
    await visitor.page.route('**/missing', async (route) => route.fulfill({ json: { token: await site.service.mintToken(site.user) } }));
    await notice.getByRole('button', { name: 'Retry' }).click();
    await untilShown(visitor.message);
  });

  it('becomes a chat as soon as it is configured, by attributes or by properties', async () => {
    visitor = await visit(browser, `${site.origin}/by-script`);
    const { page, turns, ask } = visitor;
    await untilShown(page.getByRole('alert'));
    await page.evaluate((url) => {
      const element = document.querySelector('parley-chat');
      if (element === null) return;
      element.getToken = async () => (await (await fetch('/token')).json()).token;
      element.setAttribute('chat-url', url);
    }, site.service.addresses.deploymentChatUrl);
    await ask('How many?');
    await waitForState(turns.first(), 'done');
  });

  it('applies properties that were set before the element was defined', async () => {
    visitor = await visit(browser, `${site.origin}/by-script`);
    const { page, panel } = visitor;
    await page.evaluate((url) => {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      const early = frame.contentDocument?.createElement('parley-chat');
      if (early === undefined) return;
      Object.assign(early, { starters: ['An early question'], getToken: async () => (await (await fetch('/token')).json()).token });
      early.setAttribute('chat-url', url);
      document.querySelector('parley-chat')?.replaceWith(document.adoptNode(early));
      customElements.upgrade(early);
    }, site.service.addresses.deploymentChatUrl);
    await untilShown(panel.getByRole('button', { name: 'An early question' }));
  });
});
