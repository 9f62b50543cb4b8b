import type { Browser, Locator } from 'playwright';
import { type Visitor, visit } from '../e2e/support/visitor.js';
import { holdStill } from '../storybook/look/holdStill.js';
import { settledPicture } from '../storybook/look/settledPicture.js';

/** A page of the demo, as it looks on a screen of some size. */
export interface Screen extends Visitor {
  /** Takes a picture of the page, or of one part. Measured durations are replaced by a typical one, because they differ each time. */
  photograph(part?: Locator): Promise<Buffer>;
}

export interface ScreenOptions {
  readonly width: number;
  readonly height: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly language?: string;
  /** Pixels of the picture per pixel of the page. Default 1. */
  readonly scale?: number;
}

/** The time at which the clocks of the demo and of its pages start. */
export const startOfTime = Date.UTC(2026, 0, 15, 10);

export async function openScreen(
  browser: Browser,
  url: string,
  { width, height, colorScheme = 'light', language = 'en', scale = 1 }: ScreenOptions,
): Promise<Screen> {
  const look = JSON.stringify({ theme: colorScheme, language });
  const visitor = await visit(browser, 'about:blank', {
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme,
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  const { page } = visitor;
  await page.addInitScript(holdStill, startOfTime);
  await page.addInitScript((text) => localStorage.setItem('parley-demo-look', text), look);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  return {
    ...visitor,
    async photograph(part) {
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.evaluate(replaceDurations);
      const box = await part?.boundingBox();
      return settledPicture(page, box ? { clip: box } : {});
    },
  };
}

/** Runs in the page. */
function replaceDurations(): void {
  for (const element of document.querySelectorAll('[data-slot="steps-line"], .parley-tool-time')) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const typical = element.matches('.parley-tool-time') ? '180' : '640';
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      node.textContent = (node.textContent ?? '')
        .replace(/[\d.,]+(\s*)m?s$/, `${typical}$1ms`)
        .replace(/[\d.,]+(\s*)(?:ملي\s)?ث$/, `${typical}$1ملي ث`);
    }
  }
}
