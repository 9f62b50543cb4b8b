import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from './test/support/findChromium.js';
import { patienceMs, testTimeoutMs } from './test/support/patience.js';

const provider = playwright({ launchOptions: { executablePath: findChromium(), args: chromiumArgs } });

/** Created for each project, because the runner writes to it. */
const browser = () => ({
  enabled: true,
  headless: true,
  provider,
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
});

/** Optimized before the first test: a dependency found later reloads the page during running tests. */
const optimizeDeps = {
  include: [
    '@base-ui/react/alert-dialog',
    '@base-ui/react/dialog',
    '@base-ui/react/menu',
    '@base-ui/react/popover',
    '@base-ui/react/toast',
    '@base-ui/react/toolbar',
    '@base-ui/react/tooltip',
    '@electric-sql/pglite',
    '@tanstack/react-query',
    '@testing-library/jest-dom/vitest',
    '@testing-library/react',
    '@testing-library/user-event',
    'axe-core',
    'fast-check',
    'hono',
    'hono/cors',
    'jose',
    'lucide-react',
    'mdast-util-from-markdown',
    'mdast-util-gfm',
    'mermaid',
    'micromark-extension-gfm',
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-dev-runtime',
    'react/jsx-runtime',
    'react-markdown',
    'rehype-katex',
    'rehype-raw',
    'remark-math',
    'storybook/preview-api',
    'unified',
    'vega',
    'vega-embed',
    'vega-lite',
  ],
};

const timeouts = { testTimeout: testTimeoutMs, hookTimeout: testTimeoutMs, expect: { poll: { timeout: patienceMs } } };

/** The local service creates its database once instead of in each process. */
const env = { PARLEY_SNAPSHOTS: fileURLToPath(new URL('node_modules/.cache/parley-snapshots', import.meta.url)) };

/** Projects with a browser run one at a time, except the stories, whose two pages use two cores. More would overload a small machine. */
const inGroup = (groupOrder: number) => ({ sequence: { groupOrder } });

/** Stories as tests. All stories of a project share one page, as in Storybook itself, which saves most of the time. */
const stories = (name: string, exclude: string[], initialGlobals: Record<string, string> = {}) => ({
  define: { 'import.meta.env.CHECK_DARK_RTL': JSON.stringify(initialGlobals.theme === undefined) },
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals })],
  optimizeDeps,
  test: {
    ...inGroup(2),
    name: `stories-${name}`,
    exclude,
    fileParallelism: false,
    isolate: false,
    ...timeouts,
    browser: browser(),
  },
});

/** The plays of all stories in dark and right to left. Without it, stories are only checked with axe there. */
const playsInDarkRtl = process.env.STORIES_DARK_RTL === undefined ? [] : [stories('dark-rtl', [], { theme: 'dark', direction: 'rtl' })];

/** In a process without a page, because modules loaded with one would keep a reference to it. */
const serverRendering = 'test/serverRendering.test.tsx';

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          env,
          environment: 'node',
          include: ['test/**/*.test.ts', serverRendering, 'local-service/test/**/*.test.ts'],
          exclude: ['**/*.browser.test.*', 'test/e2e/**'],
          ...timeouts,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'dom',
          env,
          environment: 'jsdom',
          // Loading React and jsdom again for each file would take half of the time.
          isolate: false,
          include: ['test/**/*.test.tsx'],
          exclude: ['test/**/*.browser.test.*', serverRendering],
          setupFiles: ['test/support/dom.ts'],
          ...timeouts,
        },
      },
      {
        plugins: [react()],
        optimizeDeps,
        test: {
          ...inGroup(1),
          ...timeouts,
          name: 'browser',
          include: ['test/**/*.browser.test.{ts,tsx}', 'local-service/test/**/*.browser.test.{ts,tsx}'],
          setupFiles: ['test/support/dom.ts'],
          browser: browser(),
        },
      },
      stories('admin', ['stories/!(admin)/**']),
      stories('chat', ['stories/admin/**']),
      ...playsInDarkRtl,
      {
        test: {
          ...inGroup(3),
          name: 'e2e',
          env,
          environment: 'node',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['test/e2e/support/buildElement.ts'],
          ...timeouts,
        },
      },
    ],
  },
});
