import { existsSync } from 'node:fs';
import { startFirefox } from './startFirefox.js';
import { startWebKit } from './startWebKit.js';
import type { WebDriver } from './WebDriver.js';

/** The browsers besides Chromium in which tests can run. */
export type OtherBrowser = 'firefox' | 'webkit';

export const otherBrowsers: readonly OtherBrowser[] = ['firefox', 'webkit'];

/** Finds an installed browser. Throws an error with the command to install it. */
export function findBrowser(browser: OtherBrowser): () => Promise<WebDriver> {
  if (browser === 'firefox') {
    const executable = find('Firefox', 'firefox-esr', [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']);
    return () => startFirefox(executable);
  }
  const packages = 'webkit2gtk-driver xvfb';
  const programs = {
    driver: find('WebKitWebDriver', packages, ['/usr/bin/WebKitWebDriver']),
    browser: find(
      "WebKit's MiniBrowser",
      packages,
      webKitVersions.map((version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
    ),
    display: find('Xvfb', packages, ['/usr/bin/Xvfb']),
  };
  return () => startWebKit(programs);
}

function find(name: string, packages: string, paths: readonly (string | undefined)[]): string {
  const found = paths.find((path) => path !== undefined && path !== '' && existsSync(path));
  if (found === undefined) throw new Error(`${name} is not installed. Run: apt-get install -y ${packages}`);
  return found;
}

const webKitVersions = ['4.1', '4.0'];
