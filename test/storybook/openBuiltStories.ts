import { join } from 'node:path';
import { preview } from 'vite';
import { launchBrowser } from '../e2e/support/visitor.js';

/** Ids of stories, with a selector that each matches once its code has loaded. */
const stories = {
  'element-parley-chat--answer': 'parley-chat [data-slot="chart"][data-state="ready"]',
  'chat-chatpanel--answer-with-chart': '[data-slot="chart"][data-state="ready"]',
  'admin-reports--reports': '#storybook-root table tbody tr',
} as const;

/** Opens some stories of the built Storybook. Throws an error that names the first one that fails. */
export async function openBuiltStories(): Promise<void> {
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    build: { outDir: join(process.cwd(), 'storybook-static') },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    for (const [id, shown] of Object.entries(stories)) {
      await page.goto(new URL(`iframe.html?id=${id}`, server.resolvedUrls?.local[0]).href);
      await page
        .locator(shown)
        .first()
        .waitFor()
        .catch((cause) => {
          throw new Error(`The story ${id} does not show ${shown}.`, { cause });
        });
    }
  } finally {
    await browser.close();
    await server.close();
  }
}
