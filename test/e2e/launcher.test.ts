import { createScriptedAgent } from '@parley/local-service';
import type { Browser, Locator } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { elementPage } from './support/elementPage.js';
import { freshChat } from './support/freshChat.js';
import { connectBrowser } from './support/shared.js';
import { type Site, startSite } from './support/startSite.js';
import { type Visitor, visit } from './support/visitor.js';
import { untilHidden, untilShown, waitForState } from './support/waits.js';

let site: Site;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  const agent = createScriptedAgent({ '*': [{ kind: 'answer', text: 'Forty-two.' }] });
  const page = elementPage({ attributes: { mode: 'launcher' }, body: '<input aria-label="Search the shop">' });
  browser = await connectBrowser();
  site = await startSite({ service: { agent }, pages: { '/': page } });
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

describe('the launcher', () => {
  beforeAll(async () => {
    visitor = await visit(browser, site.origin);
  });

  beforeEach(async () => {
    // A button under the pointer is larger.
    await visitor.page.mouse.move(0, 0);
    await freshChat(visitor, { isShown: false });
  });

  afterAll(() => visitor.leave());

  it('sends no request before it is opened', async () => {
    const tokens: string[] = [];
    visitor.page.on('request', (request) => tokens.push(new URL(request.url()).pathname));
    const launcher = visitor.page.getByRole('button', { name: 'Open chat' });
    expect(await launcher.getAttribute('aria-expanded')).toBe('false');
    expect(await visitor.panel.count()).toBe(0);
    expect(tokens).toEqual([]);
    await launcher.click();
    await untilShown(visitor.message);
    expect(tokens).toContain('/token');
  });

  it('is opened, used and closed by keyboard alone, and returns the focus', async () => {
    const { page, turns } = visitor;
    await page.getByRole('textbox', { name: 'Search the shop' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await untilShown(visitor.message);
    expect(await page.getByRole('button', { name: 'Close chat' }).getAttribute('aria-expanded')).toBe('true');
    await page.waitForFunction(() => document.activeElement?.shadowRoot?.activeElement?.tagName === 'TEXTAREA');
    await page.keyboard.type('How many?');
    await page.keyboard.press('Enter');
    await waitForState(turns.first(), 'done');
    await page.keyboard.press('Escape');
    await untilHidden(visitor.panel);
    expect(await focusedName(visitor)).toBe('Open chat');

    await page.keyboard.press('Enter');
    expect(await turns.first().innerText()).toContain('Forty-two.');
  });

  it('returns the focus to the page’s own button that opened it', async () => {
    const { page } = visitor;
    await page.getByRole('textbox', { name: 'Search the shop' }).focus();
    await page.evaluate(() => document.querySelector('parley-chat')?.open());
    await page.waitForFunction(() => document.activeElement?.tagName === 'PARLEY-CHAT');
    await page.evaluate(() => document.querySelector('parley-chat')?.close());
    await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
  });

  it('leaves the page beside it usable', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Open chat' }).click();
    expect(await page.getByRole('dialog').getAttribute('aria-modal')).not.toBe('true');
    await page.getByRole('textbox', { name: 'Search the shop' }).fill('tents');
    await page.evaluate(() => document.querySelector('parley-chat')?.close());
    await untilHidden(visitor.panel);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  });

  it('fires one event each when it opens and closes', async () => {
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
    const sizeOf = async (piece: Locator) => {
      const box = await piece.boundingBox();
      return [box?.width, Math.round(box?.height ?? 0)];
    };
    await expect.poll(() => sizeOf(page.getByRole('button', { name: 'Open chat' }))).toEqual([52, 52]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Open chat' }).click();
    await expect.poll(() => sizeOf(page.getByRole('dialog'))).toEqual([400, 640]);
  });
});

describe('the launcher with an offset', () => {
  beforeAll(async () => {
    visitor = await visit(browser, site.origin, { viewport: { width: 1280, height: 600 } });
    await freshChat(visitor, { isShown: false });
  });

  afterAll(() => visitor.leave());

  it('moves its panel with it, which then has less height, so that the only close button stays free', async () => {
    const { page } = visitor;
    await page.addStyleTag({ content: 'parley-chat { --parley-launcher-offset-block: 80px; --parley-launcher-offset-inline: 40px }' });
    await page.getByRole('button', { name: 'Open chat' }).click();
    await page.mouse.move(0, 0);
    const edgesOf = async (piece: Locator) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await piece.boundingBox()) ?? {};
      return { top: Math.round(y), end: Math.round(1280 - x - width), bottom: Math.round(600 - y - height) };
    };
    await expect.poll(() => edgesOf(page.getByRole('button', { name: 'Close chat' }))).toEqual({ top: 468, end: 40, bottom: 80 });
    await expect.poll(() => edgesOf(page.getByRole('dialog'))).toEqual({ top: 20, end: 40, bottom: 144 });
  });
});

describe('the launcher at 360 px', () => {
  beforeAll(async () => {
    visitor = await visit(browser, site.origin, { viewport: { width: 360, height: 640 } });
  });

  beforeEach(async () => {
    await freshChat(visitor, { isShown: false });
    await visitor.page.getByRole('button', { name: 'Open chat' }).click();
    await untilShown(visitor.message);
  });

  afterAll(() => visitor.leave());

  it('covers the page, as a modal dialog with one way to close it, which returns the focus to the launcher', async () => {
    const { page } = visitor;
    const dialog = page.getByRole('dialog');
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 640 });
    expect(await dialog.getAttribute('aria-modal')).toBe('true');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const composer = await visitor.message.boundingBox();
    expect((composer?.y ?? 0) + (composer?.height ?? 0)).toBeLessThanOrEqual(640);

    await page.getByRole('button', { name: 'Close chat' }).click();
    await untilHidden(visitor.panel);
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

describe('the launcher on a phone whose page is wider than its screen', () => {
  afterEach(() => visitor.leave());

  const openPhone = async (viewport: { readonly width: number; readonly height: number }) => {
    visitor = await visit(browser, site.origin, { viewport, isMobile: true, hasTouch: true });
    await widen();
  };

  const widen = () =>
    visitor.page.evaluate(() => {
      const wide = document.createElement('div');
      wide.style.cssText = 'inline-size: 900px; block-size: 2000px';
      document.body.append(wide);
    });

  const seen = () =>
    visitor.page.evaluate(() => {
      const { offsetLeft, offsetTop, width, height } = window.visualViewport ?? { offsetLeft: 0, offsetTop: 0, width: 0, height: 0 };
      return { x: offsetLeft, y: offsetTop, width, height };
    });

  /** Playwright measures in the page's own pixels, from the corner of the layout viewport. */
  const boxOf = (slot: string) =>
    visitor.page.locator(`[data-slot="${slot}"]`).evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
    });

  const setDirection = (direction: string) =>
    visitor.page.evaluate((dir) => document.querySelector('parley-chat')?.setAttribute('dir', dir), direction);

  it.each(['ltr', 'rtl'])(
    'keeps its button in view, wherever the reader scrolls, and its panel within the view (%s)',
    async (direction) => {
      await openPhone({ width: 360, height: 640 });
      await setDirection(direction);
      const expectInSight = () =>
        expect.poll(async () => distances(await boxOf('launcher'), await seen())).toEqual({ bottom: 20, side: 20 });
      const distances = (box: Box, area: Box) => ({
        bottom: area.y + area.height - box.y - box.height,
        side: direction === 'rtl' ? box.x - area.x : area.x + area.width - box.x - box.width,
      });
      await expectInSight();
      await visitor.page.evaluate(() => scrollTo(300, 500));
      await expectInSight();

      await visitor.page.evaluate(() => scrollTo(0, 0));
      await visitor.page.evaluate(() => document.querySelector('parley-chat')?.open());
      await untilShown(visitor.message);
      const { x, y, width, height } = await seen();
      await expect
        .poll(() => boxOf('panel'))
        .toEqual({ x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) });
    },
  );

  it('opens its panel in view on a wider screen', async () => {
    await openPhone({ width: 600, height: 800 });
    await visitor.page.evaluate(() => document.querySelector('parley-chat')?.open());
    await untilShown(visitor.message);
    await expect.poll(() => boxOf('panel')).toEqual({ x: 180, y: 76, width: 400, height: 640 });
  });
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function focusedName({ page }: Visitor): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute('aria-label'));
}
