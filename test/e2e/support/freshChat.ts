import type { Visitor } from './visitor.js';
import { untilShown } from './waits.js';

/**
 * Replaces the element by one as its page wrote it, without a thread, at the end of the page. This way, tests that need not load a page
 * share one.
 */
export async function freshChat({ page, message }: Visitor, { isShown = true }: FreshChatOptions = {}): Promise<void> {
  await page.evaluate(() => {
    const written: unknown = Reflect.get(window, 'writtenChat');
    const current = document.querySelector('parley-chat');
    const fresh = (written instanceof Element ? written : current)?.cloneNode(false);
    if (!(fresh instanceof Element)) throw new Error('The page has no chat.');
    Object.assign(window, { writtenChat: fresh.cloneNode(false) });
    current?.remove();
    sessionStorage.clear();
    document.body.append(fresh);
  });
  if (isShown) await untilShown(message);
}

export interface FreshChatOptions {
  /** False for a launcher, which shows its panel when it is opened. */
  readonly isShown?: boolean;
}
