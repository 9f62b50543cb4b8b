import { createScriptedAgent, type ScriptStep } from '@parley/local-service';
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { someOf } from '../support/runs.js';
import { elementPage } from './support/elementPage.js';
import { freshChat } from './support/freshChat.js';
import { createGate, type Gate } from './support/gate.js';
import { connectBrowser } from './support/shared.js';
import { type Site, startSite } from './support/startSite.js';
import { type Visitor, visit } from './support/visitor.js';
import { untilDetached, untilShown, waitForState } from './support/waits.js';

const firstHalf = 'The first half of the answer.';
const wholeAnswer = `${firstHalf} The second half of it.`;
const longAnswer = Array.from({ length: 60 }, (_, index) => `Sentence ${index + 1} of the long answer.`).join(' ');

let site: Site;
let browser: Browser;
let visitor: Visitor;
let gate: Gate;

beforeAll(async () => {
  const agent = createScriptedAgent(({ text }) => script(text));
  browser = await connectBrowser();
  site = await startSite({ service: { agent, paceMs: 2 }, pages: { '/': elementPage({ body: '<main></main><aside></aside>' }) } });
  visitor = await visit(browser, site.origin);
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

beforeEach(async ({ onTestFailed }) => {
  gate = createGate();
  site.service.faults = {};
  onTestFailed(async () => {
    await visitor.leave();
    visitor = await visit(browser, site.origin);
  });
  await freshChat(visitor);
});

afterEach(() => gate.open());

describe('a running answer', () => {
  it('keeps the text so far when it is stopped, and ends at the service', async () => {
    const { panel, turns, ask } = visitor;
    await ask('pause');
    await untilShown(turns.getByText(firstHalf));
    await panel.getByRole('button', { name: 'Stop' }).click();
    await waitForState(turns.first(), 'stopped');
    await waitForState(panel, 'idle');
    expect(await turns.first().innerText()).toContain(firstHalf);
    gate.open();
    await ask('long');
    await waitForState(turns.nth(1), 'done');
    expect(await turns.first().innerText()).not.toContain('second half');
  });

  // The store is tested with each of them, at any cut.
  it.each(someOf(['continue', 'replay', 'snapshot'] as const, 3, 1))(
    'is complete after a cut if the service resubscribes by %s',
    async (resubscribe) => {
      site.service.faults = { resubscribe, chunkBytes: 7 };
      const { turns, ask } = visitor;
      await ask('pause');
      await untilShown(turns.getByText(firstHalf));
      site.cutConnections();
      gate.open();
      await waitForState(turns.first(), 'done');
      expect(await answerText()).toBe(wholeAnswer);
    },
  );

  it('continues after a reload in the middle', async () => {
    const { page, turns, ask } = visitor;
    await ask('pause');
    await untilShown(turns.getByText(firstHalf));
    await page.reload({ waitUntil: 'domcontentloaded' });
    await untilShown(turns.getByText(firstHalf));
    await waitForState(turns.first(), 'running');
    gate.open();
    await waitForState(turns.first(), 'done');
    expect(await answerText()).toContain('The second half');
  });

  it('continues while the element is moved in the page, over the same connection', async () => {
    const { page, turns, ask } = visitor;
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    await ask('pause');
    await untilShown(turns.getByText(firstHalf));
    await page.evaluate(() => {
      const element = document.querySelector('parley-chat');
      if (element !== null) document.querySelector('aside')?.append(element);
    });
    expect(await page.locator('aside parley-chat').count()).toBe(1);
    gate.open();
    await waitForState(turns.first(), 'done');
    expect(await answerText()).toContain('The second half');
    expect(posts).toHaveLength(1);
  });

  it('continues at the service while the element is removed, and is shown when it returns', async () => {
    const { page, panel, turns, ask } = visitor;
    await ask('pause');
    await untilShown(turns.getByText(firstHalf));
    const closed = page.waitForEvent('requestfailed');
    const element = await page.evaluateHandle(() => document.querySelector('parley-chat'));
    await element.evaluate((chat) => chat?.remove());
    await closed;
    gate.open();
    await element.evaluate((chat) => chat && document.body.append(chat));
    await untilShown(panel);
    await waitForState(turns.first(), 'done');
    expect(await answerText()).toContain('The second half');
  });

  it('survives changes of every visual attribute of the element', async () => {
    const { page, turns, ask } = visitor;
    await ask('pause');
    await untilShown(turns.getByText(firstHalf));
    await page.evaluate(() => {
      const element = document.querySelector('parley-chat');
      const looks = { theme: 'dark', lang: 'de', dir: 'rtl', heading: 'Zahlen', placeholder: 'Frag', mode: 'launcher', branch: 'winter' };
      for (const [name, value] of Object.entries(looks)) element?.setAttribute(name, value);
    });
    await page.getByRole('button', { name: 'Chat öffnen' }).click();
    expect(await turns.first().innerText()).toContain(firstHalf);
    expect(await page.getByRole('textbox', { name: 'Nachricht' }).getAttribute('placeholder')).toBe('Frag');
    gate.open();
    await waitForState(turns.first(), 'done');
    expect(await answerText()).toContain('The second half');
  });
});

describe('two tabs on one thread', () => {
  /** Another tab of the same browser, with the thread of the first one. */
  async function openSecondTab({ isInStep = true } = {}) {
    const { page, ask, turns } = visitor;
    const named = page.evaluate(
      () =>
        new Promise<string>((resolve) =>
          document.addEventListener('parley-thread', (event) => resolve(Reflect.get(event, 'detail').chatId)),
        ),
    );
    await ask('long');
    await waitForState(turns.first(), 'done');
    const chatId = await named;
    const tab = await page.context().newPage();
    onTestFinished(() => tab.close());
    if (!isInStep) await tab.clock.install();
    if (!isInStep) await tab.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
    await tab.goto(site.origin, { waitUntil: 'domcontentloaded' });
    await tab.evaluate((id) => document.querySelector('parley-chat')?.setAttribute('chat-id', id), chatId);
    const panel = tab.locator('[data-slot="chat-panel"]');
    await waitForState(panel.locator('[data-slot="turn"]').first(), 'done');
    return { tab, panel, turns: panel.locator('[data-slot="turn"]') };
  }

  it('offer to resend a refused question once the other answer has ended, and show both, without a channel between them', async () => {
    const { ask, turns } = visitor;
    const second = await openSecondTab({ isInStep: false });
    await ask('pause');
    await untilShown(turns.getByText(firstHalf));
    await second.panel.getByRole('textbox', { name: 'Message' }).fill('long');
    await second.panel.getByRole('textbox', { name: 'Message' }).press('Enter');
    await untilShown(second.panel.getByRole('button', { name: 'Watch' }));
    gate.open();
    await waitForState(turns.nth(1), 'done');
    // It looks after the other answer again only after a while.
    await second.tab.clock.fastForward(15_000);
    await second.panel.getByRole('button', { name: 'Retry' }).click();
    await waitForState(second.turns.nth(2), 'done');
    expect(await second.turns.locator('[data-slot="answer"]').allInnerTexts()).toEqual([longAnswer, wholeAnswer, longAnswer]);
  });

  it('show the same answer as it arrives, and queue a question that is asked meanwhile', async () => {
    const { ask, turns } = visitor;
    const second = await openSecondTab();
    await ask('pause');
    await untilShown(second.turns.getByText(firstHalf));
    await second.panel.getByRole('textbox', { name: 'Message' }).fill('long');
    await second.panel.getByRole('textbox', { name: 'Message' }).press('Enter');
    await untilShown(second.panel.locator('[data-slot="queue"]').getByText('long'));
    gate.open();
    await waitForState(second.turns.nth(2), 'done');
    await waitForState(turns.nth(2), 'done');
    for (const shown of [turns, second.turns]) {
      expect(await shown.locator('[data-slot="answer"]').allInnerTexts()).toEqual([longAnswer, wholeAnswer, longAnswer]);
    }
  });
});

describe('the methods and events of the element', () => {
  it('sends a question that was asked before the chat was ready, and fires events for thread and answer', async () => {
    const { page, turns } = visitor;
    const details = await page.evaluate(async () => {
      const element = document.createElement('parley-chat');
      const old = document.querySelector('parley-chat');
      for (const { name, value } of old?.attributes ?? []) element.setAttribute(name, value);
      old?.remove();
      const named = new Promise<unknown>((resolve) =>
        document.addEventListener('parley-thread', (event) => resolve(Reflect.get(event, 'detail'))),
      );
      element.send('long');
      document.body.append(element);
      return named;
    });
    expect(details).toEqual({ chatId: expect.any(String), firstQuestion: 'long' });
    await waitForState(turns.first(), 'done');
  });

  it('asks on the default branch by its name, and on another when the attribute changes', async () => {
    const { page, turns, ask } = visitor;
    const asked: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/stream-chat-state')) asked.push(request.postDataJSON());
    });
    const setBranch = (branch: string) =>
      page.evaluate((name) => document.querySelector('parley-chat')?.setAttribute('branch', name), branch);
    await page.evaluate(() => document.querySelector('parley-chat')?.setAttribute('default-branch', 'main'));
    await setBranch('main');
    await ask('long');
    await waitForState(turns.first(), 'done');
    expect(await answerText()).toBe(longAnswer);
    await setBranch('winter');
    await ask('long');
    await waitForState(turns.nth(1), 'done');
    expect(asked).toMatchObject([
      { activeBranchName: 'main', isDefaultBranch: true },
      { activeBranchName: 'winter', isDefaultBranch: false },
    ]);
  });

  it('starts a new thread, and opens an old one by its id', async () => {
    const { page, turns, ask } = visitor;
    const chatId = page.evaluate(
      () =>
        new Promise<string>((resolve) =>
          document.addEventListener('parley-thread', (event) => resolve(Reflect.get(event, 'detail').chatId)),
        ),
    );
    await ask('long');
    await waitForState(turns.first(), 'done');
    await page.evaluate(() => document.querySelector('parley-chat')?.newThread());
    await untilDetached(turns.first());
    await page.evaluate((id) => document.querySelector('parley-chat')?.setAttribute('chat-id', id), await chatId);
    await waitForState(turns.first(), 'done');
    expect(await answerText()).toBe(longAnswer);
  });

  it('fires an event with the rows of every chat, although their step ids are the same', async () => {
    const { page, turns, ask } = visitor;
    const told = await page.evaluateHandle(() => {
      const cells: unknown[] = [];
      document.addEventListener('parley-result', (event) => cells.push(Reflect.get(event, 'detail').result.rows[0][0]));
      return cells;
    });
    await ask('rows Oslo');
    await waitForState(turns.first(), 'done');
    await page.evaluate(() => document.querySelector('parley-chat')?.newThread());
    await untilDetached(turns.first());
    await ask('rows Bergen');
    await waitForState(turns.first(), 'done');
    expect(await told.jsonValue()).toEqual(['Oslo', 'Bergen']);
  });

  it('reports a failed turn with an event that crosses the shadow root', async () => {
    const { page, ask } = visitor;
    const kind = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.body.addEventListener('parley-error', (event) => resolve(Reflect.get(event, 'detail').error.kind)),
        ),
    );
    await ask('fail');
    expect(await kind).toBe('server');
    await waitForState(visitor.turns.first(), 'failed');
  });
});

async function* script(question: string): AsyncGenerator<ScriptStep> {
  if (question === 'fail') yield { kind: 'fail', message: 'The warehouse is closed.' };
  else if (question === 'long') yield { kind: 'answer', text: longAnswer };
  else if (question.startsWith('rows ')) {
    const result = { schema: [{ name: 'city', column_type: 'String' }], data: [[question.slice('rows '.length)]], totalRows: 1 };
    yield { kind: 'tool-start', callId: 'sql', name: 'serviceSqlApi', input: { sqlQuery: 'SELECT city' } };
    yield { kind: 'tool-end', callId: 'sql', result };
    yield { kind: 'answer', text: 'One city.' };
  } else {
    yield { kind: 'text', text: firstHalf };
    yield { kind: 'pause', until: gate.opened };
    yield { kind: 'answer', text: wholeAnswer };
  }
}

async function answerText(): Promise<string> {
  return (await visitor.turns.first().locator('[data-slot="answer"]').innerText()).trim();
}
