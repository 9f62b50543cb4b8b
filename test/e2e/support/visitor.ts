import { type Browser, type BrowserContextOptions, chromium, type LaunchOptions, type Locator, type Page } from 'playwright';
import { chromiumArgs, findChromium } from '../../support/findChromium.js';
import { untilShown, waitMs } from './waits.js';

export function launchBrowser(moreArgs: readonly string[] = []): Promise<Browser> {
  return chromium.launch(launchOptions(moreArgs));
}

/** How tests start Chromium. */
export function launchOptions(moreArgs: readonly string[] = []): LaunchOptions {
  return { executablePath: findChromium(), args: [...chromiumArgs, unoptimized, ...moreArgs] };
}

/** A page here lives for seconds, in which optimizing its code takes longer than it saves. */
const unoptimized = '--js-flags=--no-opt --no-maglev';

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
  const message = panel.getByRole('textbox', { name: 'Message' });
  return {
    page,
    panel,
    turns: panel.locator('[data-slot="turn"]'),
    message,
    faults,
    outsideRequests,
    ask: async (question) => {
      await untilShown(message);
      await message.fill(question);
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
