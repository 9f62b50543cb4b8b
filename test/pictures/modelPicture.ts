import type { Browser, Page } from 'playwright';
import { waitForState } from '../e2e/support/waits.js';
import { composePicture, type Frame } from './composePicture.js';
import { openScreen } from './openScreen.js';

const desktop = { width: 1400, height: 800, scale: 0.66 };
const file = 'model/cubes/order_lines.yml';
const question = 'Gross takings by region in 2025';
const measure = `
      - name: gross_takings
        sql: "{CUBE}.revenue + {CUBE}.discount"
        type: sum
        format: currency
        currency: EUR`;

/** From a new measure in a file of the data model to an answer for everybody. */
export async function modelPicture(browser: Browser, origin: string): Promise<Buffer> {
  const screen = await openScreen(browser, `${origin}/admin#modelFiles?branch=dev-ada&file=${file}`, desktop);
  const { page } = screen;
  const frames: Frame[] = [];
  const keep = async (caption: string, { photograph } = screen) => {
    frames.push({ caption: `${frames.length + 1}. ${caption}`, picture: await photograph() });
  };

  await page.locator('.cm-line', { hasText: 'measures:' }).first().click();
  await page.keyboard.press('End');
  await page.evaluate(paste, measure);
  await keep('A new measure on a branch');

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Ask this branch' }).click();
  await ask(page);
  await keep('The branch answers with it');

  await confirm(page, 'Commit');
  await page.getByText('There’s nothing to commit.').waitFor();
  await page.getByRole('button', { name: /^Merge into/ }).click();
  await page.getByRole('dialog', { name: /^Merge/ }).waitFor();
  await keep('Commit and merge');
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await page.getByText(/^Merged/).waitFor();
  await screen.leave();

  const app = await openScreen(browser, `${origin}/app`, desktop);
  await ask(app.page);
  await keep('Everybody gets it', app);
  await app.leave();
  return composePicture(browser, [frames.slice(0, 2), frames.slice(2)]);
}

async function ask(page: Page): Promise<void> {
  await page.locator('[data-slot="composer-input"]').fill(question);
  await page.keyboard.press('Enter');
  const turn = page.locator('[data-slot="turn"]').first();
  await waitForState(turn, 'done');
  await waitForState(turn.locator('[data-slot="chart"]').last(), 'ready');
  await page.mouse.move(0, 0);
}

async function confirm(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

/** Runs in the page. Typed lines would be indented by the editor. */
function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
