// Gets a Chromium for the tests if the machine has none. Run by `npm test` and by CI: `node scripts/setup/ensureBrowser.mjs`.
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { browserAdvice, locateChromium } from './locateChromium.mjs';

/** Fonts for what the tests and pictures show: Latin, Arabic and Cyrillic, and Chinese, Japanese and Korean. */
const fonts = ['fonts-noto-core', 'fonts-noto-cjk'];

const playwrightCommand = fileURLToPath(new URL('../../node_modules/playwright/cli.js', import.meta.url));

/**
 * The path of a Chromium, after installing one if there is none: as root on Debian and Ubuntu the distribution's, else Playwright's
 * download. `undefined` if that fails, or if an empty `CHROMIUM_PATH` hides all browsers. Prints a line about what it does, and one that
 * says what to run if there is still no browser.
 */
export async function ensureBrowser({
  find = locateChromium,
  run = runCommand,
  say = (line) => process.stdout.write(`${line}\n`),
  hasApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
  isHidden = process.env.CHROMIUM_PATH === '',
} = {}) {
  const found = find();
  if (found !== undefined || isHidden) return found;
  const installed = (hasApt && (await installFromDistribution())) || (await downloadPlaywrights());
  if (installed === undefined) say(`There is no browser for the tests, and none could be installed. ${browserAdvice}`);
  return installed;

  async function installFromDistribution() {
    say('Installing Chromium and fonts with apt-get, once…');
    await run('apt-get', ['update', '-qq']);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, ...fonts]);
      const path = find();
      // Some distributions have a package of this name that installs no browser.
      if (path !== undefined && (await run(path, ['--version']))) return path;
    }
    return undefined;
  }

  async function downloadPlaywrights() {
    say("Downloading Playwright's Chromium, once…");
    const withLibraries = hasApt ? ['--with-deps'] : [];
    await run(process.execPath, [playwrightCommand, 'install', ...withLibraries, '--no-shell', 'chromium']);
    const path = find();
    // It does not start without the system libraries that only root can install.
    return path !== undefined && (await run(path, ['--version'])) ? path : undefined;
  }
}

/** Runs a command without asking anything. Resolves to true if it succeeds. */
function runCommand(command, args) {
  const child = spawn(command, args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const path = await ensureBrowser();
  if (path !== undefined) process.stdout.write(`${path}\n`);
  process.exitCode = path === undefined ? 1 : 0;
}
