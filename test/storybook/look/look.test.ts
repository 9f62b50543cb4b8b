import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, expect, it } from 'vitest';
import { comparePictures } from './comparePictures.js';
import { writeLookPage } from './writeLookPage.js';

const folder = mkdtempSync(join(tmpdir(), 'parley-look-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A white picture with a black square at a corner. */
function picture(squareSize: number, size = 20): Buffer {
  const png = new PNG({ width: size, height: size });
  png.data.fill(255);
  for (let y = 0; y < squareSize; y += 1) {
    for (let x = 0; x < squareSize; x += 1) png.data.set([0, 0, 0, 255], 4 * (y * size + x));
  }
  return PNG.sync.write(png);
}

it('finds no difference between equal pictures, nor in a few pixels', () => {
  expect(comparePictures(picture(5), picture(5))).toBeUndefined();
  expect(comparePictures(picture(1), picture(2))).toBeUndefined();
});

it('counts and marks the pixels that changed', () => {
  const difference = comparePictures(picture(5), picture(10));
  expect(difference?.pixelCount).toBe(75);
  const { data } = PNG.sync.read(difference?.picture ?? Buffer.alloc(0));
  expect([...data.subarray(4 * (9 * 20 + 9), 4 * (9 * 20 + 9) + 3)]).toEqual([255, 0, 0]);
});

it('reports pictures of different sizes', () => {
  expect(comparePictures(picture(5), picture(5, 30))).toEqual({ pixelCount: 900, picture: undefined });
});

it('writes a page of what changed, what is new and what is gone, with escaped names', () => {
  const path = writeLookPage(
    folder,
    [
      { storyId: 'b', view: 'dark', pixelCount: 75, pictures: { before: 'dark/b.before.png', after: 'dark/b.after.png' } },
      { storyId: 'a<img>', view: 'light', pixelCount: undefined, pictures: { after: 'light/a.after.png' } },
      { storyId: 'c', view: '360', pixelCount: undefined, pictures: { before: '/stored/c.png' } },
    ],
    ['d, light: Timeout'],
  );
  const page = readFileSync(path, 'utf8');
  expect(page).toContain('<h1>3 differences</h1>');
  expect([...page.matchAll(/<h2>([^<]*) <small>([^<]*)</g)].map(([, ...texts]) => texts)).toEqual([
    ['a&lt;img&gt;', 'light, new'],
    ['b', 'dark, 75 pixels'],
    ['c', '360, gone'],
  ]);
  expect(page).toContain('<li>d, light: Timeout</li>');
  expect(page).toContain('src="dark/b.before.png"');
});
