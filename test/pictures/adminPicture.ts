import type { Browser } from 'playwright';
import { composePicture } from './composePicture.js';
import { openScreen, type Screen, type ScreenOptions } from './openScreen.js';

const scale = 0.75;
const desktop = { width: 1240, height: 760, scale };
/** Three of them and their gaps are as wide as a desktop. */
const phone = { width: 392, height: 760, scale };

/** The console of the demo: three pages on a desktop, and three on a phone. */
export async function adminPicture(browser: Browser, origin: string): Promise<Buffer> {
  const picture = async (hash: string, options: ScreenOptions, prepare: (screen: Screen) => Promise<void>) => {
    const screen = await openScreen(browser, `${origin}/admin#${hash}`, options);
    await screen.page.locator('main [data-state="ready"]').first().waitFor();
    await prepare(screen);
    const taken = await screen.photograph();
    await screen.leave();
    return { picture: taken };
  };
  return composePicture(browser, [
    [await picture('users', desktop, selectUsers), await picture('dashboards', { ...desktop, colorScheme: 'dark' }, waitForTiles)],
    [
      await picture('branches', desktop, async ({ page }) => page.getByText('1 uncommitted file').waitFor()),
      await picture('workspace', phone, async ({ page }) => page.locator('main tbody tr').first().waitFor()),
      await picture('comments', { ...phone, colorScheme: 'dark' }, async ({ page }) => page.getByText('Lena Wagner').first().waitFor()),
      await picture('users', { ...phone, language: 'ar' }, async ({ page }) => page.locator('main tbody tr').first().waitFor()),
    ],
  ]);
}

async function selectUsers({ page }: Screen): Promise<void> {
  const rows = page.locator('main tbody tr');
  for (const index of [2, 3, 5]) await rows.nth(index).getByRole('checkbox').check();
  await page.mouse.move(0, 0);
}

/** Tiles load once they are near the screen. */
async function waitForTiles({ page }: Screen): Promise<void> {
  await page.locator('main [data-slot="chart"][data-state="ready"]').first().waitFor();
  await page.locator('main').evaluate((main) => main.scrollBy(0, 172));
  await page.waitForFunction(() => {
    const waiting = [...document.querySelectorAll('main [data-slot="skeleton"], main [data-slot="chart"]:not([data-state="ready"])')];
    return waiting.every((part) => part.getBoundingClientRect().top > innerHeight);
  });
}
