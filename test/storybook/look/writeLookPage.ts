import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { escapeHtml } from '../../../src/chat/panel/share/escapeHtml.js';

/** A story that looks different from its baseline, is new, or is gone. */
export interface LookDifference {
  readonly storyId: string;
  readonly view: string;
  /** `undefined` for a story that is new or gone. */
  readonly pixelCount: number | undefined;
  /** Files, relative to the page or absolute. */
  readonly pictures: Readonly<Partial<Record<'before' | 'after' | 'changed', string>>>;
}

/** Writes a page that shows each difference as before, after and the changed pixels. Returns its path. */
export function writeLookPage(folder: string, differences: readonly LookDifference[], failures: readonly string[]): string {
  const path = resolve(folder, 'index.html');
  mkdirSync(folder, { recursive: true });
  const sorted = [...differences].sort((one, other) => compareText(one.storyId, other.storyId) || compareText(one.view, other.view));
  writeFileSync(
    path,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${sorted.length} differences</title>
<style>${style}</style>
<h1>${count(sorted.length, 'difference')}</h1>
${failures.length === 0 ? '' : `<h2>Not shown</h2><ul>${failures.map((failure) => `<li>${escapeHtml(failure)}</li>`).join('')}</ul>`}
${sorted.map(section).join('\n')}
</html>
`,
  );
  return path;
}

function section({ storyId, view, pixelCount, pictures }: LookDifference): string {
  const what = pixelCount !== undefined ? count(pixelCount, 'pixel') : pictures.before === undefined ? 'new' : 'gone';
  return `<section>
  <h2>${escapeHtml(storyId)} <small>${escapeHtml(view)}, ${what}</small></h2>
  <div>${(['before', 'after', 'changed'] as const).map((kind) => figure(kind, pictures[kind])).join('')}</div>
</section>`;
}

function figure(kind: string, file: string | undefined): string {
  if (file === undefined) return '';
  const address = escapeHtml(file);
  return `<figure><figcaption>${kind}</figcaption><a href="${address}"><img src="${address}" alt="${kind}" loading="lazy"></a></figure>`;
}

function count(value: number, noun: string): string {
  return `${value.toLocaleString('en')} ${noun}${value === 1 ? '' : 's'}`;
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 100rem; padding: 0 1.5rem; }
h2 { font-size: 1rem; margin: 2.5rem 0 0.5rem; overflow-wrap: anywhere; }
small { color: GrayText; font-weight: normal; }
section > div { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); }
figure { margin: 0; }
figcaption { color: GrayText; }
img { border: 1px solid color-mix(in srgb, CanvasText 20%, transparent); max-width: 100%; }
`;
