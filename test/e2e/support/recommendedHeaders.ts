import { readFileSync } from 'node:fs';

/** The headers that `SECURITY.md` tells hosts to send, as it writes them. */
export function recommendedHeaders(): Readonly<Record<string, string>> {
  const document = readFileSync('SECURITY.md', 'utf8');
  const block = /```http\n([^`]+)```/.exec(document)?.[1];
  if (block === undefined) throw new Error('SECURITY.md has no block of headers.');
  const lines = block.replaceAll(/\n\s+/g, ' ').trim().split('\n');
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]));
}
