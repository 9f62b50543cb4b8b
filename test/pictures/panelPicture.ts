import type { Browser } from 'playwright';
import { waitForState } from '../e2e/support/waits.js';
import { composePicture } from './composePicture.js';
import { openScreen } from './openScreen.js';

/** The panel with an answer, in light and dark. */
export async function panelPicture(browser: Browser, origin: string): Promise<Buffer> {
  const pictures: Buffer[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    const screen = await openScreen(browser, `${origin}/app`, { width: 620, height: 930, colorScheme });
    await screen.ask('Revenue by month in 2025, by region');
    await waitForState(screen.turns.first(), 'done');
    await waitForState(screen.turns.first().locator('[data-slot="chart"]').last(), 'ready');
    await screen.page.mouse.move(0, 0);
    pictures.push(await screen.photograph(screen.panel));
    await screen.leave();
  }
  return composePicture(browser, [pictures.map((picture) => ({ picture }))]);
}
