import type { Browser } from 'playwright';
import { waitForState } from '../e2e/support/waits.js';
import { composePicture, type Frame } from './composePicture.js';
import { openScreen, type Screen } from './openScreen.js';

const size = { width: 400, height: 720 };
const question = 'Revenue by month in 2025, by region';

/** Six moments of a conversation on a phone. */
export async function conversationPicture(browser: Browser, origin: string): Promise<Buffer> {
  const screen = await openScreen(browser, `${origin}/app`, size);
  const { page, panel, message, turns } = screen;
  const frames: Frame[] = [];
  const keep = async (caption: string, { panel, photograph }: Screen = screen) => {
    frames.push({ caption: `${frames.length + 1}. ${caption}`, picture: await photograph(panel) });
  };

  await message.fill(question);
  await keep('A question in plain words');

  await page.keyboard.press('Enter');
  await waitForAnswer(screen);
  const steps = turns.first().locator('[data-slot="steps"]');
  await steps.getByRole('button').first().click();
  await toTop(screen);
  await keep('Each step of the agent');
  await steps.getByRole('button').first().click();

  await toTop(screen);
  const { x, y } = await pointOf(screen);
  await page.mouse.move(x, y);
  await keep('The values of all series');

  await page.mouse.click(x, y);
  await page.getByRole('menu').waitFor();
  await keep('From a value to the next question');
  await page.keyboard.press('Escape');

  await panel
    .getByRole('tab', { name: 'Table' })
    .or(panel.getByRole('radio', { name: 'Table' }))
    .first()
    .click();
  await page.mouse.move(0, 0);
  await toTop(screen);
  await keep('The same rows as a table');
  await screen.leave();

  const arabic = await openScreen(browser, `${origin}/app`, { ...size, colorScheme: 'dark', language: 'ar' });
  await arabic.panel.getByRole('textbox').fill('الإيرادات حسب المنطقة في 2025');
  await arabic.page.keyboard.press('Enter');
  await waitForAnswer(arabic);
  await toTop(arabic);
  await keep('Fifteen languages, light and dark', arabic);
  await arabic.leave();

  return composePicture(browser, [frames.slice(0, 3), frames.slice(3)]);
}

async function waitForAnswer({ turns }: Screen): Promise<void> {
  await waitForState(turns.first(), 'done');
  await waitForState(turns.first().locator('[data-slot="chart"]').last(), 'ready');
}

/** Scrolls to the start of the conversation, with nothing pointed at. */
async function toTop({ page, turns }: Screen): Promise<void> {
  await turns.first().evaluate((turn) => {
    for (let parent = turn.parentElement; parent !== null; parent = parent.parentElement) parent.scrollTop = 0;
  });
  await page.mouse.move(0, 0);
}

/** A point on the chart, over the middle of the year. */
async function pointOf({ turns }: Screen): Promise<{ readonly x: number; readonly y: number }> {
  const box = await turns.first().locator('[data-slot="chart"]').last().boundingBox();
  if (box === null) throw new Error('The answer shows no chart.');
  return { x: box.x + box.width * 0.58, y: box.y + box.height * 0.4 };
}
