import { browserAdvice, locateChromium } from '../../scripts/setup/locateChromium.mjs';

/** The Chromium for tests, as `locateChromium` finds it. Throws an error that says what to run if there is none. */
export function findChromium(): string {
  const found = locateChromium();
  if (found === undefined) throw new Error(`No Chromium was found for the browser tests. ${browserAdvice}`);
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
