import { join } from 'node:path';
import type axe from 'axe-core';
import type { Page } from 'playwright';

/** Returns the rules that a page violates according to axe, each with the first element. Skips frames, which are separate pages. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  await page.addScriptTag({ path: join(process.cwd(), 'node_modules/axe-core/axe.min.js') });
  return page.evaluate(async () => {
    const { run }: typeof axe = Reflect.get(window, 'axe');
    const { violations } = await run(document, { iframes: false, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`);
  });
}
