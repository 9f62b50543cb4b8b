import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createScriptedAgent } from '../../src/local-service.js';
import { elementPage } from './support/elementPage.js';
import { type Site, startSite } from './support/startSite.js';
import { launchBrowser, type Visitor, visit, waitForState } from './support/visitor.js';

let site: Site;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  const agent = createScriptedAgent({ '*': [{ kind: 'answer', text: 'Forty-two.' }] });
  const page = elementPage({ attributes: { mode: 'launcher' }, body: '<input aria-label="Search the shop">' });
  [site, browser] = await Promise.all([startSite({ service: { agent }, pages: { '/': page } }), launchBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

afterEach(() => visitor.leave());

describe('the launcher', () => {
  beforeEach(async () => {
    visitor = await visit(browser, site.origin);
  });

  it('asks for nothing before it is opened', async () => {
    const tokens: string[] = [];
    visitor.page.on('request', (request) => tokens.push(new URL(request.url()).pathname));
    const launcher = visitor.page.getByRole('button', { name: 'Open chat' });
    expect(await launcher.getAttribute('aria-expanded')).toBe('false');
    expect(await visitor.panel.count()).toBe(0);
    expect(tokens).toEqual([]);
    await launcher.click();
    await visitor.message.waitFor();
    expect(tokens).toContain('/token');
  });

  it('is opened, used and closed by keyboard alone, and gives the focus back', async () => {
    const { page, turns } = visitor;
    await page.getByRole('textbox', { name: 'Search the shop' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await visitor.message.waitFor();
    expect(await page.getByRole('button', { name: 'Close chat' }).getAttribute('aria-expanded')).toBe('true');
    await page.waitForFunction(() => document.activeElement?.shadowRoot?.activeElement?.tagName === 'TEXTAREA');
    await page.keyboard.type('How many?');
    await page.keyboard.press('Enter');
    await waitForState(turns.first(), 'done');
    await page.keyboard.press('Escape');
    await visitor.panel.waitFor({ state: 'hidden' });
    expect(await focusedName(visitor)).toBe('Open chat');

    await page.keyboard.press('Enter');
    expect(await turns.first().innerText()).toContain('Forty-two.');
  });

  it('goes back to the page’s own button that opened it', async () => {
    const { page } = visitor;
    await page.getByRole('textbox', { name: 'Search the shop' }).focus();
    await page.evaluate(() => document.querySelector('parley-chat')?.open());
    await page.waitForFunction(() => document.activeElement?.tagName === 'PARLEY-CHAT');
    await page.evaluate(() => document.querySelector('parley-chat')?.close());
    await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
  });

  it('leaves the page beside it in use', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Open chat' }).click();
    expect(await page.getByRole('dialog').getAttribute('aria-modal')).not.toBe('true');
    await page.getByRole('textbox', { name: 'Search the shop' }).fill('tents');
    await page.evaluate(() => document.querySelector('parley-chat')?.close());
    await visitor.panel.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  });

  it('tells the page when it opens and closes, once each', async () => {
    const events = await visitor.page.evaluate(() => {
      const heard: string[] = [];
      const element = document.querySelector('parley-chat');
      for (const name of ['parley-open', 'parley-close']) document.addEventListener(name, () => heard.push(name));
      element?.open();
      element?.open();
      element?.close();
      element?.close();
      return heard;
    });
    expect(events).toEqual(['parley-open', 'parley-close']);
  });

  it('has a round button of 52 px and a panel of 400 by 640', async () => {
    const { page } = visitor;
    const button = await page.getByRole('button', { name: 'Open chat' }).boundingBox();
    expect([button?.width, button?.height]).toEqual([52, 52]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Open chat' }).click();
    const panel = await page.getByRole('dialog').boundingBox();
    expect([panel?.width, Math.round(panel?.height ?? 0)]).toEqual([400, 640]);
  });
});

describe('the launcher at 360 px', () => {
  beforeEach(async () => {
    visitor = await visit(browser, site.origin, { viewport: { width: 360, height: 640 } });
    await visitor.page.getByRole('button', { name: 'Open chat' }).click();
    await visitor.message.waitFor();
  });

  it('covers the page, as a modal dialog', async () => {
    const { page } = visitor;
    const dialog = page.getByRole('dialog');
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 640 });
    expect(await dialog.getAttribute('aria-modal')).toBe('true');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const composer = await visitor.message.boundingBox();
    expect((composer?.y ?? 0) + (composer?.height ?? 0)).toBeLessThanOrEqual(640);
  });

  it('has one way to close it, and gives the focus back to the launcher', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Close chat' }).click();
    await visitor.panel.waitFor({ state: 'hidden' });
    expect(await focusedName(visitor)).toBe('Open chat');
  });

  it('keeps Tab inside', async () => {
    const { page } = visitor;
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('PARLEY-CHAT');
    }
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('PARLEY-CHAT');
  });
});

function focusedName({ page }: Visitor): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute('aria-label'));
}
