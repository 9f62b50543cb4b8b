import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from './support/axeFindings.js';
import { choose } from './support/choose.js';
import { connectBrowser, sharedDemo } from './support/shared.js';
import { type Demo, startDemo } from './support/startDemo.js';
import { type Visitor, visit } from './support/visitor.js';
import { untilShown, waitForState } from './support/waits.js';

let demo: Demo;
let browser: Browser;
/** Runs beside the tests of pages, because it mostly waits. */
let askModel: ReturnType<typeof startWithModel>;

beforeAll(async () => {
  askModel = startWithModel();
  // The test that waits for it reports why it failed.
  askModel.catch(() => {});
  browser = await connectBrowser();
  demo = await sharedDemo();
});

afterAll(async () => {
  await browser?.close();
  await askModel.catch(() => {});
});

describe('npm start', () => {
  it('prints its pages', async () => {
    for (const path of ['/', '/customer', '/customer-strict', '/app', '/portal', '/admin']) {
      expect(demo.output).toContain(`${demo.origin}${path} `.trimEnd());
      expect((await fetch(demo.origin + path)).status, path).toBe(200);
    }
  });

  it('serves a shop, where the launcher answers and the page pins the result in its own formats', async () => {
    const visitor = await visit(browser, `${demo.origin}/customer-strict`);
    await visitor.page.getByRole('button', { name: 'How did the year go?' }).click();
    await waitForState(visitor.turns.first(), 'done');
    await waitForState(visitor.turns.first().locator('[data-slot="chart"]').last(), 'ready');
    const pinned = visitor.page.locator('[data-pinned-rows] tr');
    expect(await pinned.count()).toBe(12);
    expect(await pinned.first().innerText()).toMatch(/^January 2025\s+€\d{3},\d{3}$/);
    expect(await visitor.violations()).toEqual([]);
    expect(visitor.outsideRequests).toEqual([]);
    await visitor.leave();
  });

  it('serves the React app, where users pin results beside the conversation', async () => {
    const visitor = await visit(browser, `${demo.origin}/app`);
    const questions = visitor.page.getByRole('navigation', { name: 'Questions' });
    await questions.getByRole('button', { name: 'Top 10 products by revenue' }).click();
    await waitForState(visitor.turns.first(), 'done');
    const board = visitor.page.getByRole('complementary', { name: 'Pinned' });
    expect(await board.getByRole('article').count()).toBe(0);
    await visitor.panel.getByRole('button', { name: 'Pin', exact: true }).click();
    await untilShown(board.getByRole('article'));
    await choose(visitor.page, 'Language', 'Deutsch');
    await untilShown(visitor.page.getByRole('textbox', { name: 'Nachricht' }));
    await visitor.page.reload({ waitUntil: 'domcontentloaded' });
    // The app has no texts in German.
    await untilShown(visitor.page.locator('html[lang="en"] .board article[lang="de"]'));
    await board.getByRole('button', { name: 'Unpin' }).click();
    await expect.poll(() => board.getByRole('article').count()).toBe(0);
    expect(await axeFindings(visitor.page)).toEqual([]);
    expect(visitor.outsideRequests).toEqual([]);
    expect(visitor.faults).toEqual([]);
    await visitor.leave();
  });

  it('serves a portal that chats with its cookie alone: no request or response in the browser contains a key or a token', async () => {
    const { page, turns, ask, outsideRequests, faults, leave } = await visit(browser, `${demo.origin}/portal`);
    const traffic: Promise<string>[] = [];
    // What the browser has thrown away with the page before, or after a stop, cannot be read any more.
    const hear = (told: Promise<string>) => traffic.push(told.catch(() => ''));
    const paths = new Set<string>();
    const answers = await copyAnswers(page);
    page.on('request', (request) => {
      paths.add(new URL(request.url()).pathname);
      hear(request.allHeaders().then((headers) => JSON.stringify(headers) + request.url() + request.postData()));
    });
    page.on('response', (response) => {
      // The page's own code knows what tokens look like.
      const isCode = new URL(response.url()).pathname.startsWith('/app/');
      hear(response.allHeaders().then(async (headers) => JSON.stringify(headers) + (isCode ? '' : await response.text())));
    });
    await ask('Revenue by region in 2025');
    await waitForState(turns.first(), 'done');
    await expect.poll(() => answers.join()).toContain('Asia');
    const reloaded = page.waitForEvent('domcontentloaded');
    await choose(page, 'Signed in', /Bram Osei/);
    await reloaded;
    const report = page.getByRole('complementary', { name: 'Saved reports' }).getByRole('button', { name: 'Units by city' });
    await report.click();
    await untilShown(page.getByRole('cell', { name: 'Berlin' }));
    expect(await page.getByRole('cell', { name: 'Tokyo' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Back to the chat' }).click();
    await ask('Revenue by region in 2025');
    await waitForState(turns.first(), 'done');
    expect(await turns.first().innerText()).toContain('Europe');
    expect(await turns.first().innerText()).not.toContain('Asia');

    expect([...paths].filter((path) => !/^\/(portal|app|parley|demo\/session|home)(\/|$)/.test(path))).toEqual([]);
    const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    const documented = [...readFileSync('docs/data.md', 'utf8').matchAll(/^\| `(parley[^`]*)` \|/gm)].map(([, key = '']) => key);
    const ofDemo = ['parley-demo-look', 'parley-home'];
    expect(stored.length).toBeGreaterThan(1);
    expect(stored.filter((key) => !ofDemo.includes(key) && !documented.some((known) => key.startsWith(known)))).toEqual([]);
    expect(paths).toContain('/parley/chat/stream-chat-state');
    await expect.poll(() => answers.filter((text) => text.includes('__cutoff__')).length).toBeGreaterThan(1);
    const seen = [...(await Promise.all(traffic)), ...answers].join('\n');
    expect(seen).toContain('halloway-user=bram');
    expect(seen).not.toMatch(/sk-local-|authorization|service-auth/i);
    // Every JSON token starts like this. Shorter or in other cases, the letters also occur in hashes, such as those of ETags.
    expect(seen).not.toMatch(/\beyJ[\w-]{10}/);
    expect(outsideRequests).toEqual([]);
    expect(faults).toEqual([]);
    await leave();
  });

  it('lets only signed-in users through its proxy, and only the operations the portal needs', async () => {
    const headers = { origin: demo.origin, 'content-type': 'application/json' };
    const ask = { method: 'POST', headers, body: '{"input":"Revenue?"}' };
    expect((await fetch(`${demo.origin}/parley/chat/stream-chat-state`, ask)).status).toBe(401);
    expect((await fetch(`${demo.origin}/parley/api/v1/users`, { headers: { cookie: 'halloway-user=ada' } })).status).toBe(403);
  });

  it('shows each user only what their token allows', async () => {
    const visitor = await visit(browser, `${demo.origin}/customer`);
    await visitor.page.getByLabel('Signed in as').selectOption('bram');
    await visitor.page.getByRole('button', { name: 'Switch' }).click();
    await visitor.page.waitForFunction(() => document.querySelector<HTMLSelectElement>('select')?.value === 'bram');
    await visitor.page.getByRole('button', { name: 'Open chat' }).click();
    await visitor.ask('Revenue by region in 2025');
    await waitForState(visitor.turns.first(), 'done');
    const pinned = visitor.page.locator('[data-pinned-rows] tr');
    await untilShown(pinned.first());
    expect(await pinned.allInnerTexts()).toEqual([expect.stringContaining('Europe')]);
    expect(await axeFindings(visitor.page)).toEqual([]);
    await visitor.leave();
  });

  it('does not serve keys and server sources', async () => {
    for (const path of [
      '/package.json',
      '/demo/server/demoUsers.ts',
      '/element/../package.json',
      '/element/%2e%2e/%2e%2e/package.json',
      '/customer/..%2fserver%2fdemoUsers.ts',
      '/customer/%',
    ]) {
      expect((await fetch(demo.origin + path)).status, path).toBe(404);
    }
  });
});

describe('the front page', () => {
  it('has answered a question with a chart in its first view of a narrow page', async () => {
    const viewport = { width: 360, height: 740 };
    const visitor = await visit(browser, `${demo.origin}/`, { viewport });
    await expectChartInFirstView(visitor, viewport);
    expect(await axeFindings(visitor.page)).toEqual([]);
    await visitor.leave();
  });

  it('shows the answer in its first view, and changes the look and the language of its chats, of its frames, and of itself', async () => {
    const visitor = await visit(browser, `${demo.origin}/`, { viewport: wide });
    const { page, faults, leave } = visitor;
    const [asking, themed] = [page.locator('#first'), page.locator('#second')];
    await expectChartInFirstView(visitor, wide);
    await waitForState(asking.locator('[data-slot="turn"]'), 'done');
    const list = await boxOf(asking.locator('[data-slot="turn-list"]'));
    const [question, answer] = await Promise.all(['question', 'answer'].map((slot) => boxOf(asking.locator(`[data-slot="${slot}"]`))));
    expect(question?.y).toBeGreaterThan(list.y);
    expect(answer?.y).toBeLessThan(list.y + list.height - lineHeight);

    await page.getByRole('button', { name: 'Top 10 products by revenue' }).click();
    await waitForState(asking.locator('[data-slot="turn"]').nth(1), 'done');
    await untilShown(themed.locator('[data-slot="turn"]').first());
    const consoleLinks = page.frameLocator('iframe[src="/admin"]').getByRole('link');
    await untilShown(consoleLinks.getByText('Users', { exact: true }));
    // The frame of the console loads in the background, and must not pull the page down to it.
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole('radio', { name: 'العربية' }).check();
    await untilShown(page.locator('html[lang="ar"][dir="rtl"]'));
    await page.getByRole('radio', { name: 'Deutsch' }).check();
    // The page itself has no texts in German.
    await untilShown(page.locator('html[lang="en"][dir="ltr"]').getByRole('heading', { name: 'Your data agent, in any product' }));
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.getByRole('radio', { name: 'Violet' }).check();
    for (const chat of [asking, themed]) await untilShown(chat.getByRole('textbox', { name: 'Nachricht' }));
    await untilShown(page.frameLocator('iframe[src="/admin"]').locator('[data-slot="app-theme"][lang="de"]'));
    expect(await page.locator('#look-code').textContent()).toContain('lang="de" theme="dark"');
    expect(await page.locator('#look-code').textContent()).toContain('--parley-accent: #7c3aed;');
    const surfaces = [page.locator('body'), asking.locator('[data-slot="chat-panel"]'), themed.locator('[data-slot="chat-panel"]')];
    for (const surface of surfaces) expect(await surface.evaluate((element) => getComputedStyle(element).colorScheme)).toBe('dark');
    expect(await themed.evaluate((chat) => getComputedStyle(chat).getPropertyValue('--parley-accent'))).toBe('#7c3aed');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await untilShown(asking.locator('[data-slot="turn"]').nth(1));
    expect(await asking.locator('[data-slot="turn"]').count()).toBe(2);
    expect(faults).toEqual([]);
    await leave();
  });
});

const wide = { width: 1280, height: 820 };
/** The height of the first line of an answer. */
const lineHeight = 21;

async function expectChartInFirstView({ page, outsideRequests, faults }: Visitor, viewport: typeof wide): Promise<void> {
  const chart = page.locator('#first [data-slot="chart"][data-state="ready"]');
  await untilShown(chart);
  const { y, height } = await boxOf(chart);
  expect(y).toBeGreaterThan(0);
  expect(y + height).toBeLessThan(viewport.height);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  expect(outsideRequests).toEqual([]);
  expect(faults).toEqual([]);
}

async function boxOf(piece: Locator): Promise<{ readonly y: number; readonly height: number }> {
  return piece.evaluate((element) => element.getBoundingClientRect().toJSON());
}

/** What the page's scripts are answered from the next load on, also of streams that they leave before their end. */
async function copyAnswers(page: Page): Promise<readonly string[]> {
  const answers: string[] = [];
  await page.exposeFunction('keepAnswer', (text: string) => answers.push(text));
  await page.addInitScript(() => {
    const { fetch } = window;
    const keepAnswer: (text: string) => void = Reflect.get(window, 'keepAnswer');
    window.fetch = async (...request) => {
      const response = await fetch(...request);
      void copy(response.clone());
      return response;
    };

    async function copy({ body }: Response): Promise<void> {
      const reader = body?.getReader();
      const decoder = new TextDecoder();
      let text = '';
      try {
        for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
          text += decoder.decode(part.value, { stream: true });
        }
      } catch {
        // Left by the page.
      }
      keepAnswer(text);
    }
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  return answers;
}

const defaultPort = 4600;
const portsAfterDefault = Array.from({ length: 19 }, (_, index) => defaultPort + 1 + index);

describe('npm start with a language model', () => {
  it('lets it answer, uses another port if one is taken, and exits cleanly on Ctrl+C', async () => {
    const { origin, output, answer, exit } = await askModel;
    expect(output).toMatch(/Agent +small/);
    expect(portsAfterDefault).toContain(Number(new URL(origin).port));
    expect(answer).toContain('Spoken by a model.');
    expect(exit).toEqual([0, null]);
  });
});

/** Starts a demo with a model while the default port is taken, asks it, and ends it. */
async function startWithModel() {
  const model = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end('data: {"choices":[{"delta":{"content":"Spoken by a model."}}]}\n\ndata: [DONE]\n\n');
  });
  const neighbour = createServer();
  try {
    await once(model.listen(0, '127.0.0.1'), 'listening');
    const address = model.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    // The port is taken either way.
    await once(neighbour.listen(defaultPort, 'localhost'), 'listening').catch((error) =>
      expect(error).toMatchObject({ code: 'EADDRINUSE' }),
    );
    const { origin, output, stop } = await startDemo({ PARLEY_MODEL_URL: `http://127.0.0.1:${port}/v1`, PARLEY_MODEL: 'small' });
    let exit: Awaited<ReturnType<typeof stop>> | undefined;
    let answer = '';
    try {
      const { token } = await (await fetch(`${origin}/demo/token`)).json();
      const { chatUrl } = await (await fetch(`${origin}/demo/session`)).json();
      const response = await fetch(origin + chatUrl, {
        method: 'POST',
        headers: { 'X-Service-Auth-Token': token },
        body: '{"input":"Hello"}',
      });
      answer = await response.text();
    } finally {
      exit = await stop();
    }
    return { origin, output, answer, exit };
  } finally {
    model.close();
    neighbour.close();
  }
}
