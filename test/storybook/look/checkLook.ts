import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Browser } from 'playwright';
import { launchBrowser } from '../../e2e/support/visitor.js';
import { takePictures } from '../../pictures/takePictures.js';
import { type ServedStorybook, serveStorybook } from '../serveStorybook.js';
import { comparePictures } from './comparePictures.js';
import { openView } from './openView.js';
import { readStoryIds } from './readStoryIds.js';
import { type View, views } from './views.js';
import { type LookDifference, writeLookPage } from './writeLookPage.js';

export interface LookOptions {
  /** Folder of the pictures to compare with. */
  readonly baselines: string;
  /** Folder of the page with the differences. */
  readonly report: string;
  /** Only stories whose id contains it, and pictures of the documentation whose path does. Default: all. */
  readonly only?: string | undefined;
  /** Makes the new pictures the baselines. */
  readonly isUpdate?: boolean;
}

export interface LookReport {
  readonly storyCount: number;
  readonly pictureCount: number;
  readonly differences: readonly LookDifference[];
  /** Stories that could not be shown. */
  readonly failures: readonly string[];
  /** The page with all differences. */
  readonly page: string;
}

/**
 * Photographs the stories of the built Storybook in each view, and compares them with the baselines. The pictures of the documentation are
 * taken too, and compared with those in the repository.
 */
export async function checkLook({ baselines, report, only = '', isUpdate = false }: LookOptions): Promise<LookReport> {
  const storyIds = readStoryIds().filter((id) => id.includes(only));
  rmSync(report, { recursive: true, force: true });
  const storybook = await serveStorybook();
  const browser = await launchBrowser();
  const differences: LookDifference[] = [];
  const failures: string[] = [];
  let pictureCount = 0;
  try {
    await Promise.all(
      views.map(async (view) => {
        for await (const { storyId, picture } of photographs(browser, storybook, view, storyIds)) {
          pictureCount += 1;
          if (picture instanceof Error) failures.push(`${storyId}, ${view.name}: ${picture.message.split('\n')[0]}`);
          else if (isUpdate) write(baselineOf(storyId, view.name), picture);
          else differences.push(...compare(storyId, view.name, { baseline: baselineOf(storyId, view.name), picture }));
        }
      }),
    );
    for await (const { path, picture } of takePictures(only)) {
      pictureCount += 1;
      if (isUpdate) write(path, picture);
      else differences.push(...compare(basename(path, '.png'), dirname(path), { baseline: path, picture }));
    }
  } finally {
    await browser.close();
    await storybook.close();
  }
  if (only === '' && !isUpdate) differences.push(...findRemoved(storyIds));
  if (only === '' && isUpdate) for (const { storyId, view } of findRemoved(storyIds)) rmSync(baselineOf(storyId, view));
  return { storyCount: storyIds.length, pictureCount, differences, failures, page: writeLookPage(report, differences, failures) };

  function baselineOf(storyId: string, view: string): string {
    return join(baselines, view, `${storyId}.png`);
  }

  function compare(storyId: string, view: string, { baseline, picture }: Taken): readonly LookDifference[] {
    const before = existsSync(baseline) ? readFileSync(baseline) : undefined;
    const difference = before === undefined ? undefined : comparePictures(before, picture);
    if (before !== undefined && difference === undefined) return [];
    const files = { before, after: picture, changed: difference?.picture };
    const pictures = Object.entries(files).flatMap(([kind, content]) => {
      if (content === undefined) return [];
      const path = join(view, `${storyId}.${kind}.png`);
      write(join(report, path), content);
      return [[kind, path] as const];
    });
    return [{ storyId, view, pixelCount: difference?.pixelCount, pictures: Object.fromEntries(pictures) }];
  }

  function findRemoved(shown: readonly string[]): readonly LookDifference[] {
    return views.flatMap(({ name: view }) => {
      const folder = join(baselines, view);
      const stored = existsSync(folder) ? readdirSync(folder).map((file) => file.replace(/\.png$/, '')) : [];
      return stored
        .filter((id) => !shown.includes(id))
        .map((storyId) => ({ storyId, view, pixelCount: undefined, pictures: { before: resolve(folder, `${storyId}.png`) } }));
    });
  }
}

interface Taken {
  /** The path of the picture to compare with. */
  readonly baseline: string;
  readonly picture: Buffer;
}

/** Each story once in a view, or twice if the first attempt fails. */
async function* photographs(browser: Browser, storybook: ServedStorybook, view: View, storyIds: readonly string[]) {
  const open = await openView(browser, storybook, view);
  const photograph = (storyId: string) =>
    open.photograph(storyId).catch((error: unknown) => (error instanceof Error ? error : Error(String(error))));
  for (const storyId of storyIds) {
    const first = await photograph(storyId);
    yield { storyId, picture: first instanceof Error ? await photograph(storyId) : first };
  }
  await open.close();
}

function write(path: string, content: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
