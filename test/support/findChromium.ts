import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/**
 * Finds the Chromium for tests: `CHROMIUM_PATH`, the usual system paths, then Playwright's own. Throws an error with the command to
 * install it.
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '' && !existsSync(named)) {
    throw new Error(`CHROMIUM_PATH is ${named}, but there is no such file. Set it to a Chromium, or unset it.`);
  }
  const found = [named, ...systemPaths, playwrightsOwn()].find((path) => path !== undefined && path !== '' && existsSync(path));
  if (found === undefined) throw new Error('No Chromium was found for the browser tests. Run: npx playwright install --with-deps chromium');
  return found;
}

/** Flags for a container: no sandbox as root, no GPU, no traffic of the browser's own. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

function playwrightsOwn(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** The headless shell comes first: it uses a third less CPU time than the full browser in headless mode. */
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
