import { text } from 'node:stream/consumers';
import type { Browser, Locator } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { elementPage } from './support/elementPage.js';
import { freshChat } from './support/freshChat.js';
import { connectBrowser } from './support/shared.js';
import { type Site, startSite } from './support/startSite.js';
import { type Visitor, visit } from './support/visitor.js';
import { untilDetached, untilShown, waitForState } from './support/waits.js';

let site: Site;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  browser = await connectBrowser();
  site = await startSite({ pages: { '/': elementPage() } });
  await site.service.ready;
  visitor = await visit(browser, site.origin);
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

beforeEach(async ({ onTestFailed }) => {
  onTestFailed(async () => {
    await visitor.leave();
    visitor = await visit(browser, site.origin);
  });
  await freshChat(visitor);
});

describe('a conversation about the data', () => {
  it('answers with a chart, and continues with a follow-up', async () => {
    const { turns, ask } = visitor;
    await ask('Revenue by month in 2025');
    await finished(0);
    const chart = turns.nth(0).locator('[data-slot="chart"]').last();
    await waitForState(chart, 'ready');
    expect(await turns.nth(0).locator('[data-slot="answer"]').innerText()).toMatch(/\d/);

    await ask('as a line by region');
    await finished(1);
    const result = turns.nth(1).locator('[data-slot="sql-result"]').last();
    await result.getByText('Table', { exact: true }).first().click();
    expect(await result.getByRole('columnheader').allInnerTexts()).toEqual(expect.arrayContaining([expect.stringMatching(/region/i)]));
    expect(visitor.faults).toEqual([]);
    expect(visitor.outsideRequests).toEqual([]);
  });

  it('loads all rows of a long result and downloads all of them', async () => {
    const { page, turns, ask } = visitor;
    await ask('Revenue by product by month');
    await finished(0);
    const result = turns.nth(0).locator('[data-slot="sql-result"]').last();
    await result.getByRole('button', { name: 'Load all rows' }).click();
    await untilShown(result.getByRole('button', { name: 'Download CSV', exact: true }));

    const [download] = await Promise.all([page.waitForEvent('download'), downloadCsv(result)]);
    const lines = (await text(await download.createReadStream())).trim().split(/\r?\n/);
    expect(lines.length).toBeGreaterThan(1000);
    expect(await result.innerText()).toContain((lines.length - 1).toLocaleString('en-US'));
  });

  it('shows the same thread after a reload', async () => {
    const { page, turns, ask } = visitor;
    await ask('How many orders were there in 2025?');
    await finished(0);
    const answer = await turns.nth(0).locator('[data-slot="answer"]').innerText();
    await page.reload({ waitUntil: 'domcontentloaded' });
    await finished(0);
    expect(await turns.nth(0).locator('[data-slot="answer"]').innerText()).toBe(answer);
    expect(await turns.count()).toBe(1);
  });

  it('keeps a question across a reload before its first line, to be sent again', async () => {
    const { page, panel, turns } = visitor;
    let isHeld = true;
    await page.route('**/stream-chat-state', (route) => (isHeld ? undefined : route.continue()));
    const field = panel.getByRole('textbox');
    await field.fill('How many orders were there in 2025?');
    await field.press('Enter');
    await untilShown(turns.first());
    expect(await field.inputValue()).toBe('');

    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect.poll(() => field.inputValue()).toBe('How many orders were there in 2025?');
    isHeld = false;
    await field.press('Enter');
    await finished(0);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await finished(0);
    expect(await field.inputValue()).toBe('');
    await page.unrouteAll();
  });

  it('keeps a question, and a thread, whose code cannot be loaded, and asks again', async () => {
    const { page, panel, turns, ask } = visitor;
    const code = '**/chunks/answering-*.js';
    await page.route(code, (route) => route.abort());
    await page.reload({ waitUntil: 'domcontentloaded' });
    await ask('How many orders were there in 2025?');
    await waitForState(turns.first(), 'failed');
    expect(await turns.first().innerText()).toContain('How many orders were there in 2025?');
    await page.unroute(code);
    // The code first, then the question.
    await panel.getByRole('status').getByRole('button', { name: 'Retry' }).click();
    await panel.locator('[data-slot="error"]:not([role])').getByRole('button', { name: 'Retry' }).click();
    await finished(0);
    expect(await turns.count()).toBe(1);

    await page.route(code, (route) => route.abort());
    await page.reload({ waitUntil: 'domcontentloaded' });
    const retry = panel.getByRole('button', { name: 'Retry' });
    await untilShown(retry);
    await page.unroute(code);
    await retry.click();
    await finished(0);
    expect(visitor.faults).toEqual([]);
  });

  it('shows the thread of chat-id after a reload, even if the page no longer sets it', async () => {
    const { page, turns, ask } = visitor;
    const question = turns.first().locator('[data-slot="question"]');
    await ask('How many orders were there in 2025?');
    await finished(0);
    await page.evaluate(() => {
      const element = document.querySelector('parley-chat');
      const key = Object.keys(sessionStorage).find((name) => name.startsWith('parley-chat:')) ?? '';
      const remembered = sessionStorage.getItem(key) ?? '';
      const { chatId } = JSON.parse(remembered);
      const named = document.createElement('parley-chat');
      for (const { name, value } of element?.attributes ?? []) named.setAttribute(name, value);
      named.setAttribute('chat-id', chatId);
      // Another page, in a tab that remembers a later thread.
      sessionStorage.setItem(key, remembered.replace(chatId, 'a-later-thread'));
      element?.replaceWith(named);
    });
    await finished(0);
    expect(await question.innerText()).toContain('How many orders');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await finished(0);
    expect(await question.innerText()).toContain('How many orders');
  });

  it('shows a thread to no other user who signs in on the same page', async () => {
    const { page, turns, message, ask } = visitor;
    await ask('How many orders were there in 2025?');
    await finished(0);
    site.user = { externalId: 'bram' };
    await page.reload({ waitUntil: 'domcontentloaded' });
    await untilShown(message);
    expect(await turns.count()).toBe(0);
    site.user = { externalId: 'ada' };
  });

  it('silently starts a new thread if the previous one no longer exists', async () => {
    const { page, turns, message, ask } = visitor;
    await ask('How many orders were there in 2025?');
    await finished(0);
    await page.evaluate(() => {
      const key = Object.keys(sessionStorage).find((name) => name.startsWith('parley-chat:')) ?? '';
      const remembered = JSON.parse(sessionStorage.getItem(key) ?? '');
      sessionStorage.setItem(key, JSON.stringify({ ...remembered, chatId: 'no-such-thread' }));
    });
    await page.reload({ waitUntil: 'domcontentloaded' });
    await untilShown(message);
    await waitForState(visitor.panel, 'idle');
    expect(await turns.count()).toBe(0);
    expect(await visitor.panel.locator('[data-slot="error"]').count()).toBe(0);
  });

  it('starts with the thread of chat-id after a reload, whichever thread the reader had opened', async () => {
    // A script of its page stays with it.
    visitor = await visit(browser, site.origin);
    const { page, turns, message, ask } = visitor;
    await ask('How many orders were there in 2025?');
    await finished(0);
    const chatId = await page.evaluate(() => {
      const key = Object.keys(sessionStorage).find((name) => name.startsWith('parley-chat:')) ?? '';
      return JSON.parse(sessionStorage.getItem(key) ?? '').chatId;
    });
    await page.addInitScript((id) => {
      document.addEventListener('readystatechange', () => document.querySelector('parley-chat')?.setAttribute('chat-id', id));
    }, chatId);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await finished(0);
    await page.evaluate(() => document.querySelector('parley-chat')?.newThread());
    await untilDetached(turns.first());
    await untilShown(message);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await finished(0);
    expect(await turns.first().locator('[data-slot="question"]').innerText()).toContain('How many orders');
  });
});

async function finished(turn: number): Promise<void> {
  await waitForState(visitor.turns.nth(turn), 'done');
}

async function downloadCsv(result: Locator): Promise<void> {
  const button = result.getByRole('button', { name: 'Download CSV' });
  if (!(await button.isVisible())) await result.getByRole('button', { name: 'Download', exact: true }).click();
  await button.or(result.getByRole('menuitem', { name: 'Download CSV' })).click();
}
