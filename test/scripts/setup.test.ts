import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureBrowser } from '../../scripts/setup/ensureBrowser.mjs';
import { findMissing, installMissing } from '../../scripts/setup/ensurePackages.mjs';
import { locateChromium } from '../../scripts/setup/locateChromium.mjs';
import { projectsInBrowsers } from '../../scripts/test-run/projectsInBrowsers.mjs';

describe('packages', () => {
  const a = { version: '1.0.0', integrity: 'sha512-a' };
  const locked = {
    '': { name: 'app' },
    'local-service': { name: 'local-service' },
    'node_modules/a': a,
    'node_modules/local-service': { link: true },
    'node_modules/other-system': { version: '1.0.0', optional: true },
  };
  const installed = { 'node_modules/a': a, 'node_modules/local-service': { link: true } };
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'parley-setup-'));
    write('package-lock.json', locked);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('count as installed after a plain `npm ci`, also with more than the lock file has', () => {
    install({ ...installed, 'node_modules/extra': a });
    expect(findMissing(folder)).toEqual([]);
  });

  it.each([
    ['nothing is installed', undefined, ['node_modules/a', 'node_modules/local-service']],
    ['the lock file has another version', { ...installed, 'node_modules/a': { ...a, version: '0.9.0' } }, ['node_modules/a']],
    ['the lock file has other content', { ...installed, 'node_modules/a': { ...a, integrity: 'sha512-b' } }, ['node_modules/a']],
    ['the lock file has one more', { 'node_modules/a': a }, ['node_modules/local-service']],
  ])('are missing if %s', (_, packages, missing) => {
    if (packages !== undefined) install(packages);
    expect(findMissing(folder)).toEqual(missing);
  });

  it('are installed from the lock file with one line, and not at all if none is missing', async () => {
    expect(await tryToInstall()).toEqual({ lines: ['Installing 2 packages from package-lock.json, once…'], commands: ['ci'] });
    install(installed);
    expect(await tryToInstall()).toEqual({ lines: [], commands: [] });
  });

  it('that cannot be installed are reported with what to run, and with what npm printed', async () => {
    await expect(tryToInstall({ result: { code: 1, output: 'getaddrinfo EAI_AGAIN' } })).rejects.toThrow(/npm ci\ngetaddrinfo EAI_AGAIN$/);
  });

  it.each(['18.20.0', '20.18.0', '21.7.0', '22.12.0', '23.1.0'])(
    'are not installed on Node.js %s, which the tools do not support',
    async (node) => {
      await expect(tryToInstall({ node })).rejects.toThrow(`need Node.js 20.19, 22.13 or 24 and newer, but this is ${node}`);
    },
  );

  it.each(['20.19.0', '22.13.0', '24.0.0', '26.1.0'])('are installed on Node.js %s', async (node) => {
    expect((await tryToInstall({ node })).commands).toEqual(['ci']);
  });

  async function tryToInstall({ result = { code: 0, output: '' }, node = '20.19.0' } = {}) {
    const lines: string[] = [];
    const commands: (string | undefined)[] = [];
    await installMissing({
      folder,
      node,
      say: (line) => void lines.push(line),
      run: async ([command]) => {
        commands.push(command);
        return result;
      },
    });
    return { lines, commands };
  }

  function install(packages: object) {
    mkdirSync(join(folder, 'node_modules'), { recursive: true });
    write('node_modules/.package-lock.json', packages);
  }

  function write(path: string, packages: object) {
    writeFileSync(join(folder, path), JSON.stringify({ packages }));
  }
});

describe('a Chromium', () => {
  const locate = (paths: readonly string[], env: Record<string, string> = {}, platform = 'linux') =>
    locateChromium({ env, platform, exists: (path) => paths.includes(path), playwrightsOwn: () => '/playwright/chrome' });

  it.each([
    ['the headless shell before the full browser', ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'], {}, 'linux'],
    ['Chrome', ['/usr/bin/google-chrome'], {}, 'linux'],
    ['Edge', ['/usr/bin/microsoft-edge'], {}, 'linux'],
    ['Chrome on a Mac', ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'], {}, 'darwin'],
    ['Edge on Windows', ['C:\\P\\Microsoft\\Edge\\Application\\msedge.exe'], { 'PROGRAMFILES(X86)': 'C:\\P' }, 'win32'],
    ['one of PATH', ['/home/ada/bin/chromium'], { PATH: '/bin:/home/ada/bin' }, 'linux'],
    ["Playwright's own", ['/playwright/chrome'], {}, 'linux'],
  ])('is found: %s', (_, paths, env, platform) => {
    expect(locate(paths, env, platform)).toBe(paths.at(-1));
  });

  it('is the one of CHROMIUM_PATH, if any, which must exist', () => {
    expect(locate(['/usr/bin/chromium', '/opt/chrome'], { CHROMIUM_PATH: '/opt/chrome' })).toBe('/opt/chrome');
    expect(() => locate(['/usr/bin/chromium'], { CHROMIUM_PATH: '/opt/chrome' })).toThrow(
      'CHROMIUM_PATH is /opt/chrome, but there is no such file',
    );
  });

  it('is hidden by an empty CHROMIUM_PATH', () => {
    expect(locate(['/usr/bin/chromium'], { CHROMIUM_PATH: '' })).toBeUndefined();
  });

  it('is not installed if one is found, or if an empty CHROMIUM_PATH hides it', async () => {
    expect(await tryToGet({ installedBy: 'nothing', first: '/usr/bin/chromium' })).toEqual({
      path: '/usr/bin/chromium',
      commands: [],
      lines: [],
    });
    expect(await tryToGet({ installedBy: 'nothing', isHidden: true })).toEqual({ path: undefined, commands: [], lines: [] });
  });

  it('is the headless shell of the distribution with fonts for root, or its full browser where that has no headless shell', async () => {
    const shell = await tryToGet({ installedBy: 'chromium-headless-shell', hasApt: true });
    expect(shell.path).toBe('/found');
    expect(shell.commands.filter((command) => command.includes('install'))).toEqual([
      expect.stringMatching(/chromium-headless-shell fonts-noto-core fonts-noto-cjk$/),
    ]);
    const full = await tryToGet({ installedBy: 'chromium fonts', hasApt: true });
    expect(full.path).toBe('/found');
    expect(full.commands.some((command) => command.includes('cli.js'))).toBe(false);
  });

  it("is Playwright's download elsewhere, and if the distribution has none", async () => {
    expect(await tryToGet({ installedBy: 'cli.js' })).toMatchObject({
      path: '/found',
      lines: ["Downloading Playwright's Chromium, once…"],
    });
    const { path, commands } = await tryToGet({ installedBy: 'cli.js', hasApt: true });
    expect(path).toBe('/found');
    expect(commands.find((command) => command.includes('cli.js'))).toContain('--with-deps');
  });

  it('that does not start or cannot be installed is reported in one sentence with what to run', async () => {
    for (const outcome of [{ installedBy: 'nothing' }, { installedBy: 'cli.js', starts: false }]) {
      const { path, lines } = await tryToGet(outcome);
      expect(path).toBeUndefined();
      expect(lines.at(-1)).toContain('Run `npx playwright install --with-deps chromium`');
    }
  });

  async function tryToGet({ installedBy, first, hasApt = false, isHidden = false, starts = true }: Machine) {
    const commands: string[] = [];
    const lines: string[] = [];
    let found = first;
    const path = await ensureBrowser({
      find: () => found,
      run: async (command, args) => {
        if (command === found) return starts;
        commands.push([command, ...args].join(' '));
        if (commands.at(-1)?.includes(installedBy) === true) found = '/found';
        return true;
      },
      say: (line) => void lines.push(line),
      hasApt,
      isHidden,
    });
    return { path, commands, lines };
  }

  interface Machine {
    /** What the command that installs one contains. */
    readonly installedBy: string;
    readonly first?: string;
    readonly hasApt?: boolean;
    readonly isHidden?: boolean;
    readonly starts?: boolean;
  }
});

describe('the projects that need a browser', () => {
  const files = [
    'test/a.test.ts',
    'test/b.browser.test.tsx',
    'test/e2e/c.test.ts',
    'stories/admin/D.stories.tsx',
    'stories/e/F.stories.tsx',
  ];
  const all = ['browser', 'stories-admin', 'stories-others', 'e2e'];

  it.each([
    [[], all],
    [['--project=unit'], []],
    [['--project=unit', '--project', 'e2e'], ['e2e']],
    [['--project=stories-*'], ['stories-admin', 'stories-others']],
    [
      ['--project=!e2e', '--project=!browser'],
      ['stories-admin', 'stories-others'],
    ],
    [['test/a.test.ts'], []],
    [['test/b.browser.test.tsx:12', '-t', 'rule'], ['browser']],
    [['./stories/admin'], ['stories-admin']],
    [['--project=unit', 'test/e2e/c.test.ts'], []],
  ])('with the arguments %j are %j', (args, projects) => {
    expect(projectsInBrowsers(args, files)).toEqual(projects);
  });
});
