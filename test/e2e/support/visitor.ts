import { type Browser, type BrowserContextOptions, chromium, type LaunchOptions, type Locator, type Page } from 'playwright';
import { chromiumArgs, findChromium } from '../../support/findChromium.js';

export function launchBrowser(moreArgs: readonly string[] = []): Promise<Browser> {
  return chromium.launch(launchOptions(moreArgs));
}

/** How tests start Chromium. */
export function launchOptions(moreArgs: readonly string[] = []): LaunchOptions {
  return { executablePath: findChromium(), args: [...chromiumArgs, ...moreArgs] };
}

/** The longest that any step of a page may take. Only one that hangs reaches it. */
const waitMs = 90_000;

/** Waits until one of the pieces is in a state, as its `data-state` says. */
export async function waitForState(piece: Locator, state: string): Promise<void> {
  await piece.and(piece.page().locator(`[data-state="${state}"]`)).waitFor({ state: 'attached' });
}

/** Someone on the page: what they see of the chat, and what the page did that it should not. */
export async function visit(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({ locale: 'en-US', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(waitMs);
  const faults: string[] = [];
  const outsideRequests: string[] = [];
  const { origin } = new URL(url);
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) faults.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !/^(data|blob):/.test(request.url())) outsideRequests.push(request.url());
  });
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', (event) => violations.push(`${event.violatedDirective}: ${event.blockedURI}`));
  });
  // The event `load` waits for everything on the page, also for what no test needs.
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  const panel = page.locator('[data-slot="chat-panel"]');
  return {
    page,
    panel,
    turns: panel.locator('[data-slot="turn"]'),
    message: panel.getByRole('textbox', { name: 'Message' }),
    faults,
    outsideRequests,
    ask: async (question) => {
      await panel.getByRole('textbox', { name: 'Message' }).fill(question);
      await panel.getByRole('button', { name: 'Send' }).click();
    },
    violations: () => page.evaluate(() => Reflect.get(window, 'violations')),
    leave: () => context.close(),
  };
}

export interface Visitor {
  readonly page: Page;
  readonly panel: Locator;
  readonly turns: Locator;
  readonly message: Locator;
  /** Errors of the page, and refusals of its policy that the console told of. */
  readonly faults: readonly string[];
  /** Requests to anywhere but the page's own origin. */
  readonly outsideRequests: readonly string[];
  ask(question: string): Promise<void>;
  /** What the content security policy refused. */
  violations(): Promise<readonly string[]>;
  leave(): Promise<void>;
}
