import { fileURLToPath } from 'node:url';
import { defineBrowserProvider } from '@vitest/browser';
import type { BrowserCommand, BrowserProvider, TestProject } from 'vitest/node';
import { findBrowser, type OtherBrowser } from './findBrowser.js';
import { inputCommands } from './inputCommands.js';
import type { WebDriver } from './WebDriver.js';

/** Runs Vitest's pages in an installed Firefox or WebKit, which Playwright cannot drive. */
export function otherBrowser(browser: OtherBrowser) {
  return defineBrowserProvider({
    name: 'webdriver',
    supportedBrowser: [browser],
    providerFactory: (project) => createProvider(project, findBrowser(browser)),
  });
}

function createProvider(project: TestProject, start: () => Promise<WebDriver>): BrowserProvider {
  const drivers = new Map<string, WebDriver>();
  for (const [name, command] of Object.entries(inputCommands)) registerCommand(project, name, command);
  return {
    name: 'webdriver',
    supportsParallelism: true,
    initScripts: [fileURLToPath(new URL('./page/locators.ts', import.meta.url))],
    getCommandsContext: (sessionId) => ({ driver: drivers.get(sessionId) }),
    async openPage(sessionId, url) {
      await drivers.get(sessionId)?.quit();
      const driver = await start();
      drivers.set(sessionId, driver);
      await driver.open(url);
    },
    async close() {
      await Promise.all(Array.from(drivers.values(), (driver) => driver.quit()));
      drivers.clear();
    },
  };
}

/** The types list only the commands that a person may call by name. */
function registerCommand({ browser }: TestProject, name: string, command: BrowserCommand<never[]>): void {
  browser?.registerCommand(name as never, command as never);
}
