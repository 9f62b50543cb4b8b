import type { BrowserContext, CDPSession, Page } from 'playwright';
import type { ChaosPage, Settled, ShownThread } from './ChaosPage.js';
import { measureHeap } from './measureHeap.js';

/** One tab of a lane, driven from outside. */
export interface ChaosTab {
  readonly page: Page;
  ask(question: string): Promise<void>;
  enqueue(question: string): Promise<void>;
  settle(whenBusy: 'watch' | 'stop'): Promise<Settled>;
  stop(): Promise<void>;
  show(chatId: string | undefined): Promise<void>;
  remount(): Promise<void>;
  reload(): Promise<void>;
  read(): Promise<ShownThread>;
  /** Freezes the page as a laptop that is closed, and wakes it; so much time passes. */
  sleep(ms: number, whileAsleep: () => void): Promise<void>;
  heap(): Promise<number>;
  /** What went wrong on the page since it was asked last. */
  takeFaults(): Promise<readonly string[]>;
}

export async function openChaosTab(context: BrowserContext, url: string): Promise<ChaosTab> {
  const [first] = context.pages();
  const page = first === undefined ? await context.newPage() : await openWindow(first);
  const session = await context.newCDPSession(page);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`page error: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOfTheStorm(message.text())) errors.push(`console: ${message.text()}`);
  });
  page.on('crash', () => errors.push('the page crashed'));
  await page.goto(url);
  await hasChat(page);

  return {
    page,
    ask: (question) => page.evaluate((text) => window.chaos.ask(text), question),
    enqueue: (question) => page.evaluate((text) => window.chaos.enqueue(text), question),
    settle: (whenBusy) => page.evaluate((options) => window.chaos.settle(options), { whenBusy }),
    stop: () => page.evaluate(() => window.chaos.stop()),
    show: (chatId) => page.evaluate((id) => window.chaos.show(id), chatId),
    remount: () => page.evaluate(() => window.chaos.remount()),
    read: () => page.evaluate(() => window.chaos.read()),
    async reload() {
      await page.reload();
      await hasChat(page);
    },
    async sleep(ms, whileAsleep) {
      await page.evaluate(() => window.chaos.hide());
      await freeze(session, true);
      whileAsleep();
      await freeze(session, false);
      await page.evaluate((slept) => window.chaos.wake(slept), ms);
    },
    heap: () => measureHeap(session),
    async takeFaults() {
      return [...errors.splice(0), ...(await page.evaluate(() => window.chaos.faults.splice(0)))];
    },
  };
}

/** Waits until there is a chat to drive. */
export async function hasChat(page: Page): Promise<void> {
  await page.locator('[data-slot="chat-panel"], [data-slot="error"]').first().waitFor();
}

/** A separate window: a tab behind another one would draw once a second only. */
async function openWindow(opener: Page): Promise<Page> {
  const opened = opener.context().waitForEvent('page');
  await opener.evaluate(() => void window.open('about:blank', '_blank', 'popup,noopener'));
  return opened;
}

async function freeze(session: CDPSession, isFrozen: boolean): Promise<void> {
  await session.send('Page.setWebLifecycleState', { state: isFrozen ? 'frozen' : 'active' });
}

declare global {
  interface Window {
    readonly chaos: ChaosPage;
  }
}

/** Reports of what the storm itself breaks: requests that fail, tokens that cannot be fetched and tokens that are refused. */
function isOfTheStorm(text: string): boolean {
  return text.startsWith('Failed to load resource') || /^Parley: .*\((token-unavailable|credentials-refused)\)/.test(text);
}
