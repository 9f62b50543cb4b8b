import type { Browser, Page } from 'playwright';
import type { ServedStorybook } from '../serveStorybook.js';
import { holdStill } from './holdStill.js';
import { settledPicture } from './settledPicture.js';
import type { View } from './views.js';

/** A page that shows one story after another in a view. */
export interface OpenView {
  /** Shows a story, waits until it has been played, and takes its picture. Throws an error if the story does not finish in time. */
  photograph(storyId: string): Promise<Buffer>;
  close(): Promise<void>;
}

export async function openView(browser: Browser, storybook: ServedStorybook, { theme, size }: View): Promise<OpenView> {
  const context = await browser.newContext({
    viewport: size,
    colorScheme: theme,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  let page: Page | undefined;
  let shownCount = 0;
  const open = async (storyId: string) => {
    await page?.close();
    page = await context.newPage();
    await page.addInitScript(holdStill, startOfTime);
    await page.goto(`${storybook.urlOf(storyId)}&globals=theme:${theme}`, { waitUntil: 'domcontentloaded' });
    return page;
  };
  return {
    async photograph(storyId) {
      // A page grows with each story, but a new one has to load everything again.
      const isFresh = page === undefined || shownCount % storiesPerPage === 0;
      shownCount += 1;
      try {
        const shown = isFresh || page === undefined ? await open(storyId) : page;
        if (!isFresh) await shown.evaluate(showStory, storyId);
        await shown.waitForFunction(hasFinished, storyId, { timeout: storyMs });
        return await settledPicture(shown, { style: hideChanging });
      } catch (error) {
        shownCount = 0;
        throw error;
      }
    },
    close: () => context.close(),
  };
}

/** Runs in the page. */
function showStory(storyId: string): void {
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  window.scrollTo(0, 0);
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** Runs in the page. */
function hasFinished(storyId: string): boolean {
  return Reflect.get(window, 'finishedStory') === storyId;
}

const storiesPerPage = 40;
const storyMs = 40_000;
/** Hides text that differs in each run: request ids and measured durations. */
const hideChanging = '.parley-error-request bdi, .parley-tool-time, [data-slot="steps-line"] { visibility: hidden; }';
const startOfTime = Date.UTC(2026, 0, 15, 10);
