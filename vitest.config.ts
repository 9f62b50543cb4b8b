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

/** All stories as tests, with the toolbar set as given. */
const stories = (name: string, initialGlobals: Record<string, string>) => ({
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals })],
  test: { name: `stories-${name}`, fileParallelism: false, testTimeout: 60_000, browser: browser() },
});

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', environment: 'node', include: ['test/**/*.test.ts'], exclude: ['test/**/*.browser.test.*', 'test/e2e/**'] } },
      {
        plugins: [react()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['test/**/*.test.tsx'],
          exclude: ['test/**/*.browser.test.*'],
          setupFiles: ['test/support/dom.ts'],
        },
      },
      {
        plugins: [react()],
        test: { name: 'browser', include: ['test/**/*.browser.test.{ts,tsx}'], setupFiles: ['test/support/dom.ts'], browser: browser() },
      },
      stories('light', {}),
      stories('dark', { theme: 'dark' }),
      stories('rtl', { direction: 'rtl' }),
      {
        test: {
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
