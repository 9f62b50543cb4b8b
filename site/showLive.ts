import { liveNameOf } from './liveNameOf.js';

const mark = /^```tsx data-live(?:="(\w+)")?$/;

/** Puts what an example marked with `data-live` renders above its code. */
export function showLive(text: string, source: string): string {
  return text
    .split('\n')
    .map((line, index) => {
      const [isLive, session] = mark.exec(line) ?? [];
      if (isLive === undefined) return line;
      const attribute = session === undefined ? '' : ` session="${session}"`;
      return `<LiveExample example="${liveNameOf(source, index + 2)}"${attribute} />\n\n\`\`\`tsx`;
    })
    .join('\n');
}

/** Returns the page without marks of live examples. */
export function withoutLive(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(mark, '```tsx'))
    .join('\n');
}
