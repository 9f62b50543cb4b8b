import { cutText } from './text/shortText.js';

/** Collects the pieces of a file, letting the page run between them. */
export async function collectFile(pieces: Iterable<string> | AsyncIterable<string>, type: string): Promise<Blob> {
  const parts: Blob[] = [];
  let pausedAt = performance.now();
  for await (const piece of pieces) {
    parts.push(new Blob([piece]));
    if (performance.now() - pausedAt < longestBlockMs) continue;
    await new Promise((resume) => setTimeout(resume));
    pausedAt = performance.now();
  }
  return new Blob(parts, { type });
}

/** Joins the pieces to one text: at once if there are few, otherwise letting the page run between them. */
export function collectText(pieces: Iterable<string>): string | Promise<string> {
  const iterator = pieces[Symbol.iterator]();
  let text = '';
  const collect = (): string | Promise<string> => {
    const startedAt = performance.now();
    for (let next = iterator.next(); next.done !== true; next = iterator.next()) {
      text += next.value;
      if (performance.now() - startedAt >= longestBlockMs) return new Promise((resolve) => setTimeout(() => resolve(collect())));
    }
    return text;
  };
  return collect();
}

/** Downloads a file. */
export function downloadFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keepUrlMs);
}

/**
 * Returns a file name for a title: letters and digits of any script, joined by hyphens. The note is always kept, however long the title is.
 */
export function fileName(title: string, extension: string, note = ''): string {
  const base = hyphenated(title);
  const parts = [base === '' ? 'result' : base, hyphenated(note)].filter((part) => part !== '');
  return `${parts.join('-')}.${extension}`;
}

function hyphenated(text: string): string {
  const words = cutText(text, 0, 1_000)
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return cutText(words, 0, 80).toLowerCase();
}

const longestBlockMs = 30;

/** Some browsers start reading the URL some time after the click. */
const keepUrlMs = 60_000;
