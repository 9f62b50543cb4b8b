import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from './test/support/findChromium.js';

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
    '@base-ui/react/toast',
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
    'micromark-extension-gfm',
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-dev-runtime',
    'react/jsx-runtime',
    'vega',
    'vega-embed',
    'vega-lite',
  ],
};

/** A machine with other work to do may be slow; no rule is about time. */
const testTimeout = 30_000;

/** Browsers run one after the other: a database in each of them at once would starve a small machine. */
const turn = (groupOrder: number) => ({ sequence: { groupOrder } });

/** All stories as tests, but for those left out, with the toolbar set as given. */
const stories = (name: string, groupOrder: number, initialGlobals: Record<string, string>, exclude: string[] = []) => ({
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals })],
  test: { ...turn(groupOrder), name: `stories-${name}`, fileParallelism: false, testTimeout: 60_000, browser: browser(), exclude },
});

/** `STORIES=all` runs every story in every theme, which takes many minutes more than a change can wait. */
const runsAllStories = process.env.STORIES === 'all';
const widgetStories = runsAllStories ? [] : ['stories/admin/*.stories.tsx'];
const adminStories = runsAllStories ? [] : ['stories/admin/**', 'stories/admin-data/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/**/*.browser.test.*', 'test/e2e/**'],
          testTimeout,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['test/**/*.test.tsx'],
          exclude: ['test/**/*.browser.test.*'],
          setupFiles: ['test/support/dom.ts'],
          testTimeout,
        },
      },
      {
        plugins: [react()],
        optimizeDeps,
        test: {
          ...turn(1),
          name: 'browser',
          include: ['test/**/*.browser.test.{ts,tsx}'],
          setupFiles: ['test/support/dom.ts'],
          browser: browser(),
        },
      },
      stories('light', 2, {}, widgetStories),
      stories('dark', 3, { theme: 'dark' }, adminStories),
      stories('rtl', 4, { direction: 'rtl' }, adminStories),
      {
        test: {
          ...turn(5),
          name: 'e2e',
          environment: 'node',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['test/e2e/support/buildElement.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
