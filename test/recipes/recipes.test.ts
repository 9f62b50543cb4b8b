import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../../src/labels.js';
import { testTimeoutMs } from '../support/patience.js';
import { isDeep } from '../support/runs.js';
import { createWorkingCopy, type WorkingCopy } from './createWorkingCopy.js';
import { addLabels, editedFiles, fill, followRecipe } from './followRecipe.js';
import { filesOfRecipe, readRecipe } from './readRecipe.js';
import { languageRecipe, sampleLabels, widgetRecipe } from './recipes.js';

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean);
const texts = tracked
  .filter((path) => /\.(?:tsx?|js|md|html|txt|css)$/.test(path) && !/^(?:local-service|test\/(?:recipes|surface))\//.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

describe.each(['CONTRIBUTING.md', 'ARCHITECTURE.md'])('%s', (page) => {
  const text = readFileSync(page, 'utf8');

  it('names only files and folders that exist', () => {
    const paths = pathsIn(text);
    expect(paths.length).toBeGreaterThan(40);
    expect(paths.filter((path) => path !== recordOfReleases && !exists(path))).toEqual([]);
  });
});

/** Written by the first release. */
const recordOfReleases = 'scripts/release/last-release.json';

it.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'site/home.md'])('%s says how many languages there are', (page) => {
  const word = ['fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'][languages.length - 15] ?? String(languages.length);
  expect(readFileSync(page, 'utf8')).toMatch(new RegExp(`\\b${word}\\b`, 'i'));
  expect(filesOfRecipe('Add a language')).toContain(page);
});

describe('the recipe', () => {
  it('of a label names each English catalogue', () => {
    const named = editedFiles('Add a label').filter((path) => path.endsWith('/en.ts'));
    const catalogues = tracked.filter((path) => /^src\/.*labels\/(?:\w+\/)?en\.ts$/.test(path) && path !== 'src/labels/admin/en.ts');
    expect(catalogues.length).toBeGreaterThan(30);
    expect(catalogues.filter((path) => !named.some((name) => patternOf(name).test(path)))).toEqual([]);
    expect(named).toEqual(Object.keys(sampleLabels));
  });

  it('of a language names each file that lists the languages', () => {
    const tags = languages.filter((language) => language !== 'en');
    const listing = texts.filter(({ text }) => text.includes('zh-Hans') && tags.filter((tag) => isWordIn(text, tag)).length > 9);
    const named = filesOfRecipe('Add a language');
    expect(listing.length).toBeGreaterThan(7);
    expect(listing.map(({ path }) => path).filter((path) => !named.includes(path))).toEqual([]);
  });

  it('of a widget names each file that lists the widgets', () => {
    const widgets = readdirSync('src/admin').filter((name) => name !== 'kit' && name !== 'shared');
    const listing = texts.filter(({ text }) => {
      if (!/report-?placement-?list/i.test(text)) return false;
      const folded = text.toLowerCase();
      return widgets.filter((name) => folded.includes(name) || folded.includes(name.replaceAll('-', ''))).length > widgets.length / 2;
    });
    const named = filesOfRecipe('Add a widget').flatMap((path) => fill(path, { ...widgetRecipe.placeholders, Widget: [] }));
    expect(listing.length).toBeGreaterThan(12);
    expect(listing.map(({ path }) => path).filter((path) => !named.includes(path))).toEqual([]);
  });
});

/** Compiling everything, and many tests, take minutes on a busy machine. */
const timeout = isDeep ? 4 * testTimeoutMs : testTimeoutMs;

/** A deep run copies and compiles everything, and runs tests in the copy; otherwise only the labels are compiled. */
describe('a copy in which a label, a language and a widget were added as the recipes say', () => {
  let copy: WorkingCopy;
  beforeAll(() => {
    copy = createWorkingCopy(isDeep ? tracked : tracked.filter(isOfLabels));
    addLabels(copy);
    followRecipe(copy, languageRecipe);
    followRecipe(copy, widgetRecipe);
  });
  afterAll(() => copy.remove());

  it('has them in each file', () => {
    expect(copy.read('src/react/labels/BaseLabels.ts')).toContain('retryToo: string');
    expect(copy.read('src/labels/loadLabels.ts')).toContain("af: () => import('./af.js').then((module) => module.afrikaans)");
    expect(copy.read('src/admin.ts')).toContain("export * from './admin/sample-tokens/names.js'");
  });

  it('compiles', { timeout }, async () => {
    const project = { extends: './tsconfig.json', ...(isDeep ? {} : { include: [], files: ['src/labels.ts'] }) };
    copy.write('tsconfig.recipes.json', JSON.stringify(project));
    await copy.run('typescript-7/bin/tsc', '-p', 'tsconfig.recipes.json');
  });

  it.runIf(isDeep)('passes the tests that guard them, after the commands of the recipes', { timeout }, async () => {
    const commands = recipes.flatMap(readRecipe).flatMap((step) => step.commands);
    const recording = commands.flatMap((command) => /^npx vitest (run -u .*)$/.exec(command)?.[1]?.split(' ') ?? []);
    expect(recording).toContain('test/surface.test.ts');
    await copy.run('vitest/vitest.mjs', ...new Set(recording));
    await copy.run('vitest/vitest.mjs', 'run', '--project=unit', '--project=dom', ...guards);
  });
});

const recipes = ['Add a label', 'Add a language', 'Add a widget'];

const guards = [
  'test/surface.test.ts',
  'test/docs/site.test.ts',
  'test/admin/operations.test.ts',
  'test/architecture.test.ts',
  'test/labels/',
  'test/demo/',
  'test/admin/partsOfWidgets.test.ts',
  'test/admin/sample-tokens/',
  'test/serverRendering.test.tsx',
  'test/ui/notConfigured.test.tsx',
  'test/docs/links.test.ts',
  'test/chat/results/chart/rows/calendarNames.test.ts',
];

/** What is in backticks or in a block of commands and begins with a folder of the repository or of `src`, or has the name of a file. */
function pathsIn(text: string): readonly string[] {
  const code = [...text.matchAll(/^```sh\n([\s\S]*?)^```$|`([^`\n]+)`/gm)].map(([, block = '', span = '']) => block + span);
  const words = code.flatMap((part) => part.split(/[\s'"`()=→]+/)).map((word) => word.replace(/[.,:;]+$|\/$/g, ''));
  const folders = new Set(tracked.flatMap((path) => /^(?:src\/)?([^/]+)\//.exec(path)?.[1] ?? []));
  return [...new Set(words)].filter((word) => {
    const [first = '', ...rest] = word.split('/');
    return rest.length > 0 ? folders.has(first) : /^[\w-]+\.(?:tsx?|mjs|css|md)$/.test(word);
  });
}

function exists(path: string): boolean {
  const pattern = patternOf(path);
  return tracked.some((file) => pattern.test(file) || (!path.includes('/') && file.endsWith(`/${path}`)));
}

/** Matches files with this path, from the root or from `src`, and those in it if it is a folder. */
function patternOf(path: string): RegExp {
  const source = path
    .replaceAll(/[.*+?^$()[\]\\]/g, '\\$&')
    .replaceAll(/<\w+>|\\\*/g, '[^/]+')
    .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`);
  return new RegExp(`^(?:src/)?${source}(?:/|$)`);
}

function isWordIn(text: string, word: string): boolean {
  return new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(text);
}

/** True for what `src/labels.ts` consists of. */
function isOfLabels(path: string): boolean {
  return /^(?:tsconfig\.json|package\.json|src\/(?:labels\.ts|(?:client|react)\/.*|.*\/?labels\/.*))$/.test(path);
}
