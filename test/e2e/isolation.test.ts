import { createScriptedAgent } from '@parley/local-service';
import type { Browser, Locator } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { elementPage } from './support/elementPage.js';
import { connectBrowser } from './support/shared.js';
import { sqlSteps } from './support/sqlSteps.js';
import { type Site, startSite } from './support/startSite.js';
import { type Visitor, visit } from './support/visitor.js';
import { untilAttached, untilShown, waitForState } from './support/waits.js';

const loud = `<style>
  * { box-sizing: content-box; margin: 7px; padding: 9px; font-family: serif; letter-spacing: 3px; line-height: 3; color: red; text-align: center; text-transform: uppercase; word-spacing: 9px; cursor: crosshair; visibility: visible; }
  html { font-size: 30px; }
  button, input, textarea, table, td, th, p, ul, li, svg { border: 5px dotted lime !important; background: yellow !important; transform: rotate(3deg) !important; }
  .parley, .parley-button, section, [data-slot] { display: none !important; }
  :focus { outline: 9px solid red !important; }
</style>`;

const quiet = '<style>body { margin: 0 }</style>';

const ownWords =
  '<p class="parley-answer parley">Our own words</p><button type="button">Our own button</button><table><tr><td>1</td></tr></table>';

let site: Site;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  const agent = createScriptedAgent({ '*': sqlSteps({ answer: '## Heading\n\nSome **words** and `code`.\n\n- one\n- two' }) });
  const pages = {
    '/quiet': elementPage({ head: quiet }),
    '/loud': elementPage({ head: loud }),
    '/beside': elementPage({ body: ownWords }),
    '/alone': elementPage({ body: ownWords, attributes: { hidden: '' } }),
    '/branded': elementPage({
      head: '<style>:root { --parley-accent: rgb(200, 0, 100) } parley-chat::part(composer) { border-top: 3px solid rgb(0, 100, 200) }</style>',
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

describe('the shadow root', () => {
  it('keeps the page’s rules out of every part of the chat', async () => {
    const expected = await answeredLooks('/quiet');
    const looks = await answeredLooks('/loud');
    expect(Object.keys(looks).length).toBeGreaterThan(20);
    expect(looks).toEqual(expected);
  });

  it('keeps its own rules out of the page', async () => {
    visitor = await visit(browser, `${site.origin}/beside`);
    await untilShown(visitor.message);
    const beside = await looksOf(visitor.page.locator('body > :not(parley-chat)'));
    const sheets = await visitor.page.evaluate(() => document.styleSheets.length + document.adoptedStyleSheets.length);
    await visitor.leave();
    visitor = await visit(browser, `${site.origin}/alone`);
    expect(beside).toEqual(await looksOf(visitor.page.locator('body > :not(parley-chat)')));
    expect(sheets).toBe(0);
  });

  it('lets brand styles in through variables, and for single elements through their part', async () => {
    visitor = await visit(browser, `${site.origin}/branded`, { reducedMotion: 'reduce' });
    await visitor.message.fill('Anything');
    const send = visitor.panel.getByRole('button', { name: 'Send' });
    expect(await send.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe('rgb(200, 0, 100)');
    const composer = visitor.page.locator('[data-slot="composer"]');
    expect(await composer.evaluate((form) => getComputedStyle(form).borderTopColor)).toBe('rgb(0, 100, 200)');
  });

  it('follows its theme attribute, or else the system', async () => {
    visitor = await visit(browser, `${site.origin}/quiet`, { colorScheme: 'dark' });
    const lightness = () => visitor.panel.evaluate((panel) => Number(/[\d.]+/.exec(getComputedStyle(panel).backgroundColor)?.[0]));
    await untilShown(visitor.message);
    const dark = await visitor.panel.evaluate((panel) => getComputedStyle(panel).colorScheme);
    await visitor.page.evaluate(() => document.querySelector('parley-chat')?.setAttribute('theme', 'light'));
    await untilShown(visitor.page.locator('[data-theme="light"]'));
    expect(await visitor.panel.evaluate((panel) => getComputedStyle(panel).colorScheme)).toBe('light');
    expect(dark).toBe('light dark');
    expect(await lightness()).toBeGreaterThan(0.9);
  });
});

async function answeredLooks(path: string): Promise<Looks> {
  visitor = await visit(browser, site.origin + path, { reducedMotion: 'reduce', viewport: { width: 800, height: 900 } });
  await visitor.page.evaluate(() => {
    const element = document.querySelector('parley-chat');
    if (element !== null)
      element.style.cssText =
        'position: fixed !important; inset: 0 !important; margin: 0; padding: 0; inline-size: 600px; block-size: 640px';
  });
  await visitor.ask('Anything');
  await waitForState(visitor.turns.first(), 'done');
  await untilAttached(visitor.turns.first().locator('td').first());
  const pieces = visitor.page.locator(
    'parley-chat [data-slot], parley-chat button, parley-chat textarea, parley-chat td, parley-chat p, parley-chat li',
  );
  // They load separately with the first answer.
  for (const slot of ['steps', 'result-table', 'provenance', 'turn-actions']) {
    await untilAttached(visitor.turns.first().locator(`[data-slot="${slot}"]`));
  }
  await visitor.page.mouse.click(790, 890);
  const looks = await looksOf(pieces);
  if (path !== '/loud') await visitor.leave();
  return looks;
}

/** What a rule of the page would have changed, by piece. */
type Looks = Readonly<Record<string, string>>;

function looksOf(pieces: Locator): Promise<Looks> {
  return pieces.evaluateAll((all) => {
    const watched = [
      'display',
      'color',
      'background-color',
      'border-top',
      'margin',
      'padding',
      'font-family',
      'font-size',
      'letter-spacing',
      'line-height',
      'text-align',
      'text-transform',
      'transform',
      'word-spacing',
      'box-sizing',
      'cursor',
      'visibility',
      'outline',
    ];
    return Object.fromEntries(
      all.map((piece, index) => {
        const style = getComputedStyle(piece);
        const name = `${index} ${piece.tagName.toLowerCase()} ${piece.getAttribute('data-slot') ?? piece.className}`;
        return [name, watched.map((property) => `${property}: ${style.getPropertyValue(property)}`).join('; ')];
      }),
    );
  });
}
