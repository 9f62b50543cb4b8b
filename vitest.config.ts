import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from './test/support/findChromium.js';
import { patienceMs, testTimeoutMs } from './test/support/patience.js';

const provider = playwright({ launchOptions: { executablePath: findChromium(), args: chromiumArgs } });

/** Made anew for each project: the runner writes into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  provider,
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
});

/** Found before the first test: a dependency that turns up later reloads the page under the tests that run. */
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
    'unified',
    'vega',
    'vega-embed',
    'vega-lite',
  ],
};

const patient = { testTimeout: testTimeoutMs, hookTimeout: testTimeoutMs, expect: { poll: { timeout: patienceMs } } };

/** The local service makes its database once, not in each process. */
const env = { PARLEY_SNAPSHOTS: fileURLToPath(new URL('node_modules/.cache/parley-snapshots', import.meta.url)) };

/** What starts a browser waits its turn, but for the stories: their two pages fill two cores, and more would starve a small machine. */
const turn = (groupOrder: number) => ({ sequence: { groupOrder } });

/** What colours and direction can break. The other rules hold in the dark as they do in the light: the elements are the same. */
const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/** All stories as tests, with the toolbar set as given. One page for all of them, as in Storybook itself, spares most of the time. */
const stories = (name: string, initialGlobals: Record<string, string>, axeRules?: readonly string[]) => ({
  define: { 'import.meta.env.AXE_RULES': JSON.stringify(axeRules) ?? 'undefined' },
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals })],
  optimizeDeps,
  test: {
    ...turn(2),
    name: `stories-${name}`,
    fileParallelism: false,
    isolate: false,
    ...patient,
    browser: browser(),
  },
});

/** In a process without a page: modules that were loaded in one would remember it. */
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
          ...patient,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'dom',
          env,
          environment: 'jsdom',
          // Half of the time went into loading React and jsdom again for each file.
          isolate: false,
          include: ['test/**/*.test.tsx'],
          exclude: ['test/**/*.browser.test.*', serverRendering],
          setupFiles: ['test/support/dom.ts'],
          ...patient,
        },
      },
      {
        plugins: [react()],
        optimizeDeps,
        test: {
          ...turn(1),
          ...patient,
          name: 'browser',
          include: ['test/**/*.browser.test.{ts,tsx}', 'local-service/test/**/*.browser.test.{ts,tsx}'],
          setupFiles: ['test/support/dom.ts'],
          browser: browser(),
        },
      },
      stories('light', {}),
      stories('dark-rtl', { theme: 'dark', direction: 'rtl' }, rulesOfLooks),
      {
        test: {
          ...turn(3),
          name: 'e2e',
          env,
          environment: 'node',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['test/e2e/support/buildElement.ts'],
          ...patient,
        },
      },
    ],
  },
});
