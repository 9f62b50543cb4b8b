import { readFileSync } from 'node:fs';

/** Ids of the stories in the built Storybook, without those tagged `moving`: they show something that is still arriving. */
export function readStoryIds(): readonly string[] {
  return readEntries().flatMap(({ id, type, tags }) => (type === 'story' && tags?.includes('moving') !== true ? [id] : []));
}

/** Ids of the pages of documentation in the built Storybook. */
export function readDocsIds(): readonly string[] {
  return readEntries().flatMap(({ id, type }) => (type === 'docs' ? [id] : []));
}

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly tags?: readonly string[];
}

function readEntries(): readonly Entry[] {
  const { entries }: { entries: Readonly<Record<string, Entry>> } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8'));
  return Object.values(entries);
}
