import { expect, it } from 'vitest';
import { english, german, germanAdmin, loadAllLabels } from '../../src/labels.js';

it.each([
  ['de-CH', { labels: german, adminLabels: germanAdmin }],
  ['en-GB', { labels: english, adminLabels: undefined }],
  ['xx', { labels: english, adminLabels: undefined }],
])('loads the texts of the chat and of the widgets for %s', async (tag, texts) => {
  expect(await loadAllLabels(tag)).toEqual(texts);
});

it('leaves the widgets in English in a language that only the chat has', async () => {
  expect(await loadAllLabels('fr')).toMatchObject({ labels: { locale: 'fr' }, adminLabels: undefined });
});
