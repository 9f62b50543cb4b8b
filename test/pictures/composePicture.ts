import type { Browser } from 'playwright';
import { PNG } from 'pngjs';
import { settledPicture } from '../storybook/look/settledPicture.js';

/** A picture within the composed one. */
export interface Frame {
  readonly picture: Buffer;
  /** Shown above it. */
  readonly caption?: string;
}

/** Puts pictures side by side in rows. */
export async function composePicture(browser: Browser, rows: readonly (readonly Frame[])[]): Promise<Buffer> {
  const context = await browser.newContext({ viewport: { width: 400, height: 300 } });
  try {
    const page = await context.newPage();
    await page.setContent(`<!doctype html><style>${style}</style><main>${rows.map(rowOf).join('')}</main>`, { waitUntil: 'load' });
    const { width, height } = await page.locator('main').evaluate((main) => ({ width: main.scrollWidth, height: main.scrollHeight }));
    await page.setViewportSize({ width, height });
    return compress(await settledPicture(page));
  } finally {
    await context.close();
  }
}

/** The package contains the pictures, and the browser compresses them for speed. */
function compress(picture: Buffer): Buffer {
  return PNG.sync.write(PNG.sync.read(picture), { colorType: 2, filterType: 0, deflateLevel: 9, deflateStrategy: 0 });
}

function rowOf(frames: readonly Frame[]): string {
  return `<div>${frames.map(figureOf).join('')}</div>`;
}

function figureOf({ picture, caption }: Frame): string {
  const words = caption === undefined ? '' : `<figcaption>${caption}</figcaption>`;
  return `<figure>${words}<img src="data:image/png;base64,${picture.toString('base64')}" alt=""></figure>`;
}

const style = `
html { background: #e4e8ee; }
body { margin: 0; font: 15px/1.4 'Noto Sans', sans-serif; color: #1b1f27; }
main { display: grid; gap: 24px; inline-size: max-content; padding: 24px; }
div { display: flex; gap: 24px; }
figure { margin: 0; }
figcaption { margin-block-end: 8px; font-weight: 500; }
img { display: block; border-radius: 12px; box-shadow: 0 0 0 1px rgb(0 0 0 / 8%), 0 6px 20px rgb(20 30 50 / 14%); }
`;
