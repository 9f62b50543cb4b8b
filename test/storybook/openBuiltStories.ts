import { launchBrowser } from '../e2e/support/visitor.js';
import { checkDocsPages } from './checkDocsPages.js';
import { serveStorybook } from './serveStorybook.js';

/** Ids of stories, with a selector that each matches once its code has loaded. */
const stories = {
  'element-parley-chat--answer': 'parley-chat [data-slot="chart"][data-state="ready"]',
  'chat-chatpanel--answer-with-chart': '[data-slot="chart"][data-state="ready"]',
  'admin-content-reports--reports': '#storybook-root table tbody tr',
} as const;

/** Opens some stories of the built Storybook and, if `hasDocs`, all its pages of documentation. Throws an error that names what fails. */
export async function openBuiltStories({ hasDocs = false } = {}): Promise<void> {
  const storybook = await serveStorybook();
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    for (const [id, shown] of Object.entries(stories)) {
      await page.goto(storybook.urlOf(id));
      await page
        .locator(shown)
        .first()
        .waitFor()
        .catch((cause) => {
          throw new Error(`The story ${id} does not show ${shown}.`, { cause });
        });
    }
    if (hasDocs) await checkDocsPages(browser, storybook);
  } finally {
    await browser.close();
    await storybook.close();
  }
}
