import type { Page, PageScreenshotOptions } from 'playwright';

/** Takes pictures of a page until two in a row are the same, so that charts and panels that are still arriving are complete. */
export async function settledPicture(page: Page, options: Pick<PageScreenshotOptions, 'clip' | 'style'> = {}): Promise<Buffer> {
  const take = () => page.screenshot({ animations: 'disabled', caret: 'hide', ...options });
  let last = await take();
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    await page.waitForTimeout(pauseMs);
    const next = await take();
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}

const pauseMs = 150;
const maxAttempts = 20;
