import { readFileSync } from 'node:fs';

/** Ids of the stories in the built Storybook, without those tagged `moving`: they show something that is still arriving. */
export function readStoryIds(): readonly string[] {
  const {
    entries,
  }: { entries: Readonly<Record<string, { readonly id: string; readonly type: string; readonly tags?: readonly string[] }>> } = JSON.parse(
    readFileSync('storybook-static/index.json', 'utf8'),
  );
  return Object.values(entries).flatMap(({ id, type, tags }) => (type === 'story' && tags?.includes('moving') !== true ? [id] : []));
}
