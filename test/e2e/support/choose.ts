import type { Locator, Page } from 'playwright';

/** Chooses an option of a select of the library, by the label of both. */
export async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await selectNamed(page, label).click();
  await page.getByRole('option', { name: option }).click();
}

export function selectNamed(page: Page, label: string): Locator {
  return page.getByRole('combobox', { name: label, exact: true });
}
