import { strict as assert } from 'node:assert';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Visitor } from '../e2e/support/visitor.js';
import type { Example, ExamplePage } from './Example.js';
import { readmeFiles } from './readmeFiles.js';
import { recipeFiles } from './recipeFiles.js';

/** The code of README.md and of the recipes, then everything in `examples`. */
export const examples: readonly Example[] = [
  {
    name: 'README',
    files: readmeFiles,
    isBuilt: true,
    pages: [{ holds: showsUsers }, { path: 'element.html', open: openLauncher }, { path: 'proxy.html' }],
  },
  { name: 'recipes', files: recipeFiles, isBuilt: true, pages: [] },
  fromFolder('plain-html', { open: openLauncher, holds: passesResult }, { isBuilt: false }),
  fromFolder('vite', { holds: showsReports }),
  fromFolder('next', { holds: streamsReports }),
  fromFolder('react-router', { holds: streamsReports }),
  fromFolder('tailwind-shadcn', { holds: switchesTheme }),
  fromFolder('vue', { holds: passesResult }),
  fromFolder('express', {}, { isBuilt: false }),
];

function fromFolder(name: string, page: ExamplePage, { isBuilt = true } = {}): Example {
  return { name, isBuilt, pages: [page], files: () => readFolder(join('examples', name)) };
}

async function readFolder(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.flatMap((entry) => (entry.isFile() ? [relative(folder, join(entry.parentPath, entry.name))] : []));
  const sources = paths.filter((path) => !/(^|\/)(node_modules|dist|build|\.next|\.react-router)\//.test(path));
  return new Map(await Promise.all(sources.map(async (path) => [path, await readFile(join(folder, path), 'utf8')] as const)));
}

async function openLauncher({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: 'Open chat' }).click();
}

/** The page's own code hears of the result. */
async function passesResult({ page }: Visitor): Promise<void> {
  await page.getByText(/^Last result: .+, \d+ rows$/).waitFor();
}

async function showsReports({ page }: Visitor): Promise<void> {
  await page.locator('[data-slot="report-list"] [data-state="ready"], [data-slot="report-list"][data-state="ready"]').first().waitFor();
}

async function showsUsers({ page }: Visitor): Promise<void> {
  await page
    .locator('[data-slot="user-management"] [data-state="ready"], [data-slot="user-management"][data-state="ready"]')
    .first()
    .waitFor();
}

/** The server sends the chat and a placeholder first, and the list later in the same response. Crawlers get all at once, so a browser asks. */
async function streamsReports({ page }: Visitor): Promise<void> {
  const html = await page.evaluate(async () => (await fetch(location.href)).text());
  assert.match(html, /data-slot="chat-panel"/, 'The server does not render the chat.');
  assert.match(html, /Loading reports…/, 'The server does not send the page before the reports.');
  assert.doesNotMatch(html, /sk-local/, 'The page contains the API key.');
  assert.ok((await page.locator('aside li').count()) > 3, 'The page shows no reports.');
}

/** The chat has the surface of the theme, in both modes. */
async function switchesTheme({ page, panel }: Visitor): Promise<void> {
  const surfaces = () =>
    panel.evaluate((chat) => [chat, chat.closest('.bg-background')].map((element) => element && getComputedStyle(element).backgroundColor));
  const [light, lightPage] = await surfaces();
  assert.equal(light, lightPage);
  await page.getByRole('button', { name: 'Dark' }).click();
  const [dark, darkPage] = await surfaces();
  assert.equal(dark, darkPage);
  assert.notEqual(dark, light);
}
