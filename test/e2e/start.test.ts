import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectBrowser, sharedDemo } from './support/shared.js';
import { type Demo, startDemo } from './support/startDemo.js';
import { type Visitor, visit, waitForState } from './support/visitor.js';

let demo: Demo;
let browser: Browser;

beforeAll(async () => {
  browser = await connectBrowser();
  demo = await sharedDemo();
});

afterAll(() => browser?.close());

describe('npm start', () => {
  it('prints its pages', async () => {
    for (const path of ['/', '/customer', '/customer-strict', '/app', '/portal', '/admin']) {
      expect(demo.output).toContain(`${demo.origin}${path} `.trimEnd());
      expect((await fetch(demo.origin + path)).status, path).toBe(200);
    }
  });

  it('serves the customer’s page, where the launcher answers and the page receives the result', async () => {
    const visitor = await visit(browser, `${demo.origin}/customer-strict`);
    await visitor.page.getByRole('button', { name: 'How did the year go?' }).click();
    await waitForState(visitor.turns.first(), 'done');
    await waitForState(visitor.turns.first().locator('[data-slot="chart"]').last(), 'ready');
    expect(await visitor.page.locator('[data-pinned-rows] tr').count()).toBe(6);
    expect(await visitor.violations()).toEqual([]);
    expect(visitor.outsideRequests).toEqual([]);
    await visitor.leave();
  });

  it('serves the React app, with the panel in a custom layout', async () => {
    const visitor = await visit(browser, `${demo.origin}/app`);
    const questions = visitor.page.getByRole('navigation', { name: 'Questions' });
    await questions.getByRole('button', { name: 'Top 10 products by revenue' }).click();
    await waitForState(visitor.turns.first(), 'done');
    await visitor.page.getByRole('complementary', { name: 'Last result' }).locator('[data-slot="sql-result"]').waitFor();
    await visitor.page.getByLabel('Language').selectOption('de');
    await visitor.page.getByRole('textbox', { name: 'Nachricht' }).waitFor();
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
    await page.getByLabel('Signed in').selectOption('bram');
    await reloaded;
    await page.getByRole('complementary', { name: 'Saved reports' }).getByRole('listitem').first().waitFor();
    await ask('Revenue by region in 2025');
    await waitForState(turns.first(), 'done');
    expect(await turns.first().innerText()).toContain('Europe');
    expect(await turns.first().innerText()).not.toContain('Asia');

    expect([...paths].filter((path) => !/^\/(portal|app|parley|demo\/session|home)(\/|$)/.test(path))).toEqual([]);
    expect(paths).toContain('/parley/chat/stream-chat-state');
    await expect.poll(() => answers.filter((text) => text.includes('__cutoff__')).length).toBeGreaterThan(1);
    const seen = [...(await Promise.all(traffic)), ...answers].join('\n');
    expect(seen).toContain('halloway-user=bram');
    expect(seen).not.toMatch(/sk-local-|authorization|service-auth|eyJ/i);
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

  it('serves a console, where each widget loads its data', async () => {
    const { page, outsideRequests, faults, leave } = await visit(browser, `${demo.origin}/admin`);
    const links = page.getByRole('navigation', { name: 'Console' }).getByRole('link');
    await links.first().waitFor();
    const titles = await links.allInnerTexts();
    expect(titles.length).toBeGreaterThan(8);
    for (const title of titles) {
      await links.getByText(title, { exact: true }).click();
      await page.getByRole('heading', { level: 2, name: title }).waitFor();
      await page.locator('main :is([data-state="ready"], [data-slot="dashboard-export"])').first().waitFor();
    }
    expect(outsideRequests).toEqual([]);
    expect(faults).toEqual([]);
    await leave();
  });

  it('shows each user only what their token allows', async () => {
    const visitor = await visit(browser, `${demo.origin}/customer`);
    await visitor.page.getByLabel('Signed in as').selectOption('bram');
    await visitor.page.getByRole('button', { name: 'Switch' }).click();
    await visitor.page.waitForFunction(() => document.querySelector<HTMLSelectElement>('select')?.value === 'bram');
    await visitor.page.getByRole('button', { name: 'Open chat' }).click();
    await visitor.ask('Revenue by region in 2025');
    await waitForState(visitor.turns.first(), 'done');
    expect(await visitor.page.locator('[data-pinned-rows] tr').count()).toBe(2);
    expect(await visitor.page.locator('[data-pinned-rows]').innerText()).toContain('Europe');
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
  it.each([
    ['', wide],
    [' of a narrow page', { width: 360, height: 740 }],
  ])('has answered a question with a chart in its first view%s', async (_, viewport) => {
    const visitor = await visit(browser, `${demo.origin}/`, { viewport });
    await expectChartInFirstView(visitor, viewport);
    await visitor.leave();
  });

  it('changes the look of its chats, of the console in its frame, and of the lines of code beside them', async () => {
    const { page, faults, leave } = await visit(browser, `${demo.origin}/`, { viewport: wide });
    const [asking, themed] = [page.locator('#first'), page.locator('#second')];
    await page.getByRole('button', { name: 'Top 10 products by revenue' }).click();
    await waitForState(asking.locator('[data-slot="turn"]').nth(1), 'done');
    await themed.locator('[data-slot="turn"]').first().waitFor();
    const consoleLinks = page.frameLocator('iframe[src="/admin"]').getByRole('link');
    await consoleLinks.getByText('Users', { exact: true }).waitFor();
    // The frame of the console loads in the background, and must not pull the page down to it.
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole('radio', { name: 'Deutsch' }).check();
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.getByRole('radio', { name: 'Violet' }).check();
    for (const chat of [asking, themed]) await chat.getByRole('textbox', { name: 'Nachricht' }).waitFor();
    await consoleLinks.getByText('Benutzer', { exact: true }).waitFor();
    expect(await page.locator('#look-code').textContent()).toContain('lang="de" theme="dark"');
    expect(await page.locator('#look-code').textContent()).toContain('--parley-accent: #7c3aed;');
    const surfaces = [page.locator('body'), asking.locator('[data-slot="chat-panel"]'), themed.locator('[data-slot="chat-panel"]')];
    for (const surface of surfaces) expect(await surface.evaluate((element) => getComputedStyle(element).colorScheme)).toBe('dark');
    expect(await themed.evaluate((chat) => getComputedStyle(chat).getPropertyValue('--parley-accent'))).toBe('#7c3aed');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await asking.locator('[data-slot="turn"]').nth(1).waitFor();
    expect(await asking.locator('[data-slot="turn"]').count()).toBe(2);
    expect(faults).toEqual([]);
    await leave();
  });
});

const wide = { width: 1280, height: 800 };

async function expectChartInFirstView({ page, outsideRequests, faults }: Visitor, viewport: typeof wide): Promise<void> {
  const chart = page.locator('#first [data-slot="chart"][data-state="ready"]');
  await chart.waitFor();
  const bottom = async () => {
    const { y = 0, height = 0 } = (await chart.boundingBox()) ?? {};
    return y > 0 ? y + height : Number.POSITIVE_INFINITY;
  };
  // The conversation scrolls to its end once the answer is laid out.
  await expect.poll(bottom).toBeLessThan(viewport.height);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  expect(outsideRequests).toEqual([]);
  expect(faults).toEqual([]);
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
      const spoken = await startDemo({ PARLEY_MODEL_URL: `http://127.0.0.1:${port}/v1`, PARLEY_MODEL: 'small' });
      try {
        expect(spoken.output).toMatch(/Agent +small/);
        expect(portsAfterDefault).toContain(Number(new URL(spoken.origin).port));
        const { token } = await (await fetch(`${spoken.origin}/demo/token`)).json();
        const { chatUrl } = await (await fetch(`${spoken.origin}/demo/session`)).json();
        const answer = await fetch(spoken.origin + chatUrl, {
          method: 'POST',
          headers: { 'X-Service-Auth-Token': token },
          body: '{"input":"Hello"}',
        });
        expect(await answer.text()).toContain('Spoken by a model.');
      } finally {
        expect(await spoken.stop()).toEqual([0, null]);
      }
    } finally {
      model.close();
      neighbour.close();
    }
  });
});
