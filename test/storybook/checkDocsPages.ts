import type { Browser, Page } from 'playwright';
import { readDocsIds } from './look/readStoryIds.js';
import type { ServedStorybook } from './serveStorybook.js';

/** Opens every page of documentation of the built Storybook, two at once. Throws an error that lists what is wrong with which page. */
export async function checkDocsPages(browser: Browser, storybook: ServedStorybook): Promise<void> {
  const ids = readDocsIds().values();
  const faults: string[] = [];
  const openRest = async () => {
    const page = await browser.newPage();
    for (const id of ids) {
      for (const fault of await findFaults(page, storybook.urlOf(id, 'docs'))) faults.push(`${id}: ${fault}`);
    }
    await page.close();
  };
  await Promise.all([openRest(), openRest()]);
  if (faults.length > 0) throw new Error(`Pages of documentation have faults:\n${faults.join('\n')}`);
}

async function findFaults(page: Page, url: string): Promise<readonly string[]> {
  const errors: string[] = [];
  const keep = ({ message }: Error) => void errors.push(message);
  page.on('pageerror', keep);
  try {
    const end = performance.now() + readyMs;
    await page.goto(url, { waitUntil: 'domcontentloaded', timeout: readyMs });
    await page.waitForFunction(isReady, undefined, { timeout: Math.max(1, end - performance.now()) });
    await page.evaluate(untilStill);
    return [...errors, ...(await page.evaluate(listFaults))];
  } catch (error) {
    return [...errors, String(error)];
  } finally {
    page.off('pageerror', keep);
  }
}

/** Runs in the page. */
function isReady(): boolean {
  const stories = [...document.querySelectorAll('[data-story-block] [id^="story--"][data-name]')];
  const isShown = document.querySelector('#storybook-docs :is(h1, h2)') !== null && stories.every(({ firstChild }) => firstChild !== null);
  return document.body.matches('.sb-show-errordisplay') || (document.body.matches('.sb-show-main') && isShown);
}

/** Runs in the page. Waits until nothing has been added or removed for a moment. What never rests gets two seconds. */
function untilStill(): Promise<void> {
  return new Promise((resolve) => {
    let pause = setTimeout(resolve, 300);
    setTimeout(resolve, 2_000);
    new MutationObserver(() => {
      clearTimeout(pause);
      pause = setTimeout(resolve, 300);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** Runs in the page. */
function listFaults(): readonly string[] {
  const failed = document.querySelectorAll('.sb-show-errordisplay #error-message, [data-story-block] > pre');
  const over = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')].filter((element) =>
    element.checkVisibility(),
  );
  // The first story is on the page twice.
  const stories = new Set([...document.querySelectorAll('[data-story-block]')].map(({ id }) => id.replace(/--primary$/, '')));
  return [
    ...[...failed].map(({ textContent }) => textContent),
    ...over.map((element) => `${element.role} over the page: ${element.textContent.slice(0, 60)}`),
    ...(stories.size > 6 ? [`${stories.size} stories instead of at most six`] : []),
  ];
}

const readyMs = 10_000;
