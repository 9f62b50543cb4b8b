import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type BrowserConfigOptions, type TestSpecification } from 'vitest/node';
import { reactPlugins } from './reactPlugins.js';
import { browserAdvice, locateChromium } from './scripts/setup/locateChromium.mjs';
import { projectsInBrowsers } from './scripts/test-run/projectsInBrowsers.mjs';
import { type OtherBrowser, otherBrowsers } from './test/browsers/findBrowser.js';
import { otherBrowser } from './test/browsers/otherBrowser.js';
import { chromiumArgs } from './test/support/findChromium.js';
import { patienceMs, testTimeoutMs } from './test/support/patience.js';

// Vitest reports failures with Map.groupBy, which Node.js 20 does not have.
if (!('groupBy' in Map)) Object.assign(Map, { groupBy });

const reportedKey = 'PARLEY_MISSING_CHROMIUM_REPORTED';

/** Without a Chromium, only the projects that need none exist. */
const chromiumPath = locateChromium();
if (chromiumPath === undefined) reportMissingChromium();

const provider = playwright({
  launchOptions: { args: chromiumArgs, ...(chromiumPath !== undefined && { executablePath: chromiumPath }) },
});

/** Created for each project, because the runner writes to it. */
const browser = (): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  provider,
  instances: [{ browser: 'chromium' }],
  screenshotFailures: false,
});

const inOtherBrowser = (name: OtherBrowser): BrowserConfigOptions => ({
  ...browser(),
  provider: otherBrowser(name),
  instances: [{ browser: name }],
});

/** Optimized before the first test: a dependency found later reloads the page during running tests. */
const optimizeDeps = {
  include: [
    '@base-ui/react/alert-dialog',
    '@base-ui/react/autocomplete',
    '@base-ui/react/combobox',
    '@base-ui/react/dialog',
    '@base-ui/react/menu',
    '@base-ui/react/popover',
    '@base-ui/react/select',
    '@base-ui/react/toast',
    '@base-ui/react/toolbar',
    '@base-ui/react/tooltip',
    '@codemirror/commands',
    '@codemirror/lang-javascript',
    '@codemirror/lang-markdown',
    '@codemirror/lang-sql',
    '@codemirror/lang-yaml',
    '@codemirror/language',
    '@codemirror/merge',
    '@codemirror/state',
    '@codemirror/view',
    '@electric-sql/pglite',
    '@tanstack/react-query',
    '@testing-library/jest-dom/vitest',
    '@testing-library/react',
    '@testing-library/user-event',
    'ajv',
    'axe-core',
    'croner',
    'fast-check',
    'hono',
    'hono/cors',
    'hono/router/trie-router',
    'jose',
    'lucide-react',
    'mdast-util-from-markdown',
    'mdast-util-gfm-footnote',
    'mdast-util-gfm-strikethrough',
    'mdast-util-gfm-table',
    'mdast-util-gfm-task-list-item',
    'mdast-util-to-markdown',
    'mermaid',
    'micromark-core-commonmark',
    'micromark-extension-gfm',
    'parse5',
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-dev-runtime',
    'react/jsx-runtime',
    'react-markdown',
    'rehype-katex',
    'rehype-raw',
    'remark-math',
    'storybook/internal/core-events',
    'storybook/preview-api',
    'unified',
    'vega',
    'vega-interpreter',
    'vega-lite',
    'yaml',
  ],
};

const timeouts = { testTimeout: testTimeoutMs, hookTimeout: testTimeoutMs, expect: { poll: { timeout: patienceMs } } };

/** The local service creates its database once instead of in each process. */
const env = { PARLEY_SNAPSHOTS: fileURLToPath(new URL('node_modules/.cache/parley-snapshots', import.meta.url)) };

/**
 * Groups run one after another. In each, tests in Node run beside tests in pages, so that one uses the time for which the other waits.
 */
const inGroup = (groupOrder: number) => ({ sequence: { groupOrder } });

/** In pages, which have no environment variables. */
const deepInPages = { 'import.meta.env.TEST_IS_DEEP': String(process.env.TEST_DEEP === '1') };

/**
 * Stories as tests. The stories of a project share two pages, as they share one in Storybook itself, which saves most of the time. The
 * pages grow with each story, so there are several projects.
 */
const stories = (name: string, exclude: string[], initialGlobals: Record<string, string> = {}, where = browser()) => ({
  define: { 'import.meta.env.STORIES_ARE_TESTS': 'true', ...deepInPages },
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals })],
  optimizeDeps,
  test: {
    ...inGroup(1),
    name: `stories-${name}`,
    exclude,
    isolate: false,
    setupFiles: ['.storybook/vitest.setup.ts'],
    ...timeouts,
    browser: where,
  },
});

/** Tests of what only a real page can show. */
const pages = (name: string, where = browser(), exclude: string[] = []) => ({
  define: deepInPages,
  plugins: reactPlugins(),
  optimizeDeps,
  test: {
    ...timeouts,
    name,
    include: ['test/**/*.browser.test.{ts,tsx}', 'local-service/test/**/*.browser.test.{ts,tsx}'],
    exclude,
    setupFiles: ['test/support/dom.ts'],
    browser: where,
  },
});

/** True unless other projects are named on the command line. Setting up those of stories takes seconds. */
function hasStories(): boolean {
  const named = process.argv.flatMap((arg, index) =>
    arg.startsWith('--project') ? [arg.split('=')[1] ?? process.argv[index + 1] ?? ''] : [],
  );
  return named.length === 0 || named.some((name) => /^stories|[*!]/.test(name));
}

function allStories() {
  return [
    stories('admin', ['stories/!(admin)/**']),
    stories('others', ['stories/admin/**']),
    // Otherwise, stories are played in light and left to right, and only checked with axe in dark and right to left.
    ...(process.env.STORIES_DARK_RTL === undefined ? [] : [stories('dark-rtl', [], { theme: 'dark', direction: 'rtl' })]),
  ];
}

function inChromium() {
  return [
    pages('browser'),
    ...(hasStories() ? allStories() : []),
    {
      test: {
        ...inGroup(1),
        name: 'e2e',
        env,
        environment: 'node',
        include: ['test/e2e/**/*.test.ts'],
        globalSetup: ['test/e2e/support/sharedParts.ts'],
        // A test here is a flow of many steps, each of which a busy machine can make slow.
        testTimeout: 2 * testTimeoutMs,
        hookTimeout: 2 * testTimeoutMs,
        expect: { poll: { timeout: 2 * patienceMs } },
      },
    },
  ];
}

/** These set the system's colors, or read the accessibility tree, with Chromium's own protocol. */
const needChromium = ['test/styles/theme.browser.test.tsx', 'test/screen-reader/**'];

/** Every story and every test of a page in the browsers that TEST_BROWSERS names: `firefox,webkit`. */
function inOtherBrowsers() {
  const named = (process.env.TEST_BROWSERS ?? '').split(',');
  return otherBrowsers
    .filter((name) => named.includes(name))
    .flatMap((name) => [
      pages(`browser-${name}`, inOtherBrowser(name), needChromium),
      ...(hasStories() ? [stories(name, [], {}, inOtherBrowser(name))] : []),
    ]);
}

/** In a process without a page, because modules loaded with one would keep a reference to it. */
const serverRendering = 'test/serverRendering.test.tsx';

/** In a separate process: counting steps takes long beside the modules of other files. */
const scanners = 'test/scanners.test.ts';

const isShuffled = process.argv.some((arg) => arg.startsWith('--sequence.shuffle'));

/** Shuffles files within each project. A worker that switches projects has to restart for each file. */
class ShuffledInProjects extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const { seed } = this.ctx.config.sequence;
    const placeOf = ({ project, moduleId }: TestSpecification) =>
      `${project.name} ${createHash('sha1').update(`${seed} ${moduleId}`).digest('hex')}`;
    return files.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  }
}

export default defineConfig({
  test: {
    maxWorkers: '150%',
    ...(isShuffled && { sequence: { sequencer: ShuffledInProjects } }),
    projects: [
      {
        test: {
          name: 'unit',
          env,
          environment: 'node',
          // Loading the same modules again for each file would take most of the time.
          isolate: false,
          include: ['test/**/*.test.ts', serverRendering, 'local-service/test/**/*.test.ts'],
          exclude: ['**/*.browser.test.*', 'test/e2e/**', scanners],
          ...timeouts,
        },
      },
      { test: { name: 'unit-alone', env, environment: 'node', include: [scanners], ...timeouts } },
      {
        plugins: reactPlugins(),
        test: {
          name: 'dom',
          env,
          environment: 'jsdom',
          // Loading React and jsdom again for each file would take half of the time.
          isolate: false,
          // Renders create many short-lived objects, which are cheaper to collect in a larger young generation.
          execArgv: ['--max-semi-space-size=64'],
          include: ['test/**/*.test.tsx'],
          exclude: ['test/**/*.browser.test.*', serverRendering],
          setupFiles: ['test/support/dom.ts'],
          ...timeouts,
        },
      },
      ...(chromiumPath === undefined ? [] : inChromium()),
      ...inOtherBrowsers(),
    ],
  },
});

/** Once, though Vitest loads this file several times. */
function reportMissingChromium(): void {
  const needing = projectsInBrowsers(process.argv.slice(2));
  if (needing.length === 0 || process.env[reportedKey] !== undefined) return;
  process.env[reportedKey] = 'true';
  process.stderr.write(`No Chromium was found, so these projects do not run: ${needing.join(', ')}. ${browserAdvice}\n`);
}

function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}
