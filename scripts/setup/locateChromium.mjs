// The one list of places where a Chromium can be. Uses only Node's own modules, because it also runs before there are others.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { posix, win32 } from 'node:path';

/** What to run where no browser was found. */
export const browserAdvice = 'Run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH to a Chromium, Chrome or Edge.';

/**
 * The path of a Chromium: `CHROMIUM_PATH`, then Chromium, Chrome and Edge in the usual places and in `PATH`, then Playwright's own.
 * `undefined` if there is none, or if `CHROMIUM_PATH` is empty, which hides them all. Throws an error if `CHROMIUM_PATH` leads nowhere.
 */
export function locateChromium({
  env = process.env,
  platform = process.platform,
  exists = existsSync,
  playwrightsOwn = findPlaywrightsOwn,
} = {}) {
  const named = env.CHROMIUM_PATH;
  if (named === '') return undefined;
  if (named !== undefined) {
    if (exists(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, but there is no such file. Set it to a Chromium, or unset it.`);
  }
  const found = [...usualPaths(env, platform), ...inPath(env, platform)].find((path) => exists(path));
  if (found !== undefined) return found;
  const own = playwrightsOwn();
  return own !== undefined && exists(own) ? own : undefined;
}

/** The headless shell comes first: it uses a third less CPU time than the full browser in headless mode. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
];

const linuxPaths = [...names.map((name) => `/usr/bin/${name}`), '/snap/bin/chromium', '/opt/google/chrome/chrome'];
const macPaths = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

function usualPaths(env, platform) {
  if (platform === 'darwin') return macPaths;
  if (platform !== 'win32') return linuxPaths;
  const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
  const files = [
    'Google\\Chrome\\Application\\chrome.exe',
    'Chromium\\Application\\chrome.exe',
    'Microsoft\\Edge\\Application\\msedge.exe',
  ];
  return files.flatMap((file) => roots.map((root) => win32.join(root, file)));
}

function inPath({ PATH = '' }, platform) {
  const path = platform === 'win32' ? win32 : posix;
  const files = platform === 'win32' ? ['chrome.exe', 'msedge.exe'] : names;
  const folders = PATH.split(path.delimiter).filter(Boolean);
  return files.flatMap((file) => folders.map((folder) => path.join(folder, file)));
}

function findPlaywrightsOwn() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath();
  } catch {
    // It is not installed yet, or does not support this system.
    return undefined;
  }
}
