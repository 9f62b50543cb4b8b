import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildLive } from '../demo/live/buildLive.js';
import { llmsFullText, llmsText } from './llmsText.js';
import { readEntries, readWidgets, writeReference } from './reference/writeReference.js';
import type { SitePage } from './SitePage.js';
import { siteFolders } from './siteFolders.js';
import { topicPages } from './topicPages.js';
import { describeComponents } from './typedTables.js';

/** Writes the pages, builds the site from them, and puts the built Storybook under it. */
export async function buildSite({ storybook }: { readonly storybook: boolean }): Promise<void> {
  const { pages: pagesFolder, output } = siteFolders;
  rmSync(pagesFolder, { recursive: true, force: true });
  const topics = topicPages();
  const entries = await timed('reference', readEntries);
  const reference = writeReference(entries);
  const describe = describeComponents(entries, await timed('parts', readWidgets));
  for (const { path, liveText } of topics) write(join(pagesFolder, `${path}.md`), describe(liveText, path));
  for (const { path, text } of reference) write(join(pagesFolder, `${path}.md`), text);
  write(join(pagesFolder, '../reference.json'), JSON.stringify(reference.map(({ path, title, section }) => ({ path, title, section }))));
  write(join(pagesFolder, 'index.md'), homePage(storybook));
  for (const picture of readdirSync('docs').filter((name) => name.endsWith('.png'))) cpSync(`docs/${picture}`, join(pagesFolder, picture));
  const variables: Readonly<Record<string, string>> = storybook ? {} : { DOCS_STORYBOOK: 'no' };
  await timed('pages', () => run('site/node_modules/vitepress/bin/vitepress.js', ['build', 'site'], variables));
  await timed('live examples', () => buildLive(join(output, 'live')));
  writeTexts(topics, reference, output);
  if (storybook) await timed('storybook', () => addStorybook(output));
}

/** Without Storybook, nothing links to it. */
function homePage(storybook: boolean): string {
  const text = readFileSync('site/home.md', 'utf8');
  return storybook ? text : text.replace(/^ {4}- theme: alt\n {6}text: Components\n(?: {6}.*\n)*/m, '');
}

/** The Markdown of each page is beside it, and the lists for language models are at the root. */
function writeTexts(topics: readonly SitePage[], reference: readonly SitePage[], output: string): void {
  for (const { path, text } of [...topics, ...reference]) write(join(output, `${path}.md`), text);
  write(join(output, 'llms.txt'), llmsText('site', reference));
  write(join(output, 'llms-full.txt'), llmsFullText(topics));
  // It is several times as long as the guides.
  write(join(output, 'llms-reference.txt'), llmsFullText(reference));
}

/** Takes the Storybook that was built last, or builds it. */
async function addStorybook(output: string): Promise<void> {
  if (!existsSync('storybook-static/index.html')) await run('node_modules/storybook/dist/bin/dispatcher.js', ['build', '--quiet']);
  cpSync('storybook-static', join(output, 'storybook'), { recursive: true });
}

async function run(script: string, args: readonly string[], variables: Readonly<Record<string, string>> = {}): Promise<void> {
  const env = { ...process.env, ...variables, NODE_ENV: 'production' };
  const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit', env });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error(`${script} ${args.join(' ')} ended with ${status}.`);
}

async function timed<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  const result = await work();
  process.stdout.write(`  ${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
  return result;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
