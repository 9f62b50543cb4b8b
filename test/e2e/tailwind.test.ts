import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Browser, Page } from 'playwright';
import { compile } from 'tailwindcss';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connectBrowser } from './support/shared.js';

const inLayer = (sheet: string) => `@import "tailwindcss";\n@import "@parley/react/${sheet}" layer(components);`;
const oneByOne = `${inLayer('styles/base.css')}\n@import "@parley/react/styles/report-list.css" layer(components);`;
const sheets = { 'styles.css': inLayer('styles.css'), 'chat.css': inLayer('chat.css'), 'one sheet per widget': oneByOne };
const ownColor = ['rgb(1, 2, 3)', 'rgb(4, 5, 6)'];
const shadcn = `:root { --background: white; --foreground: black; --primary: ${ownColor[0]}; --radius: 3px; --chart-2: rgb(7, 7, 7) }
  .dark { --background: black; --foreground: white; --primary: ${ownColor[1]}; --chart-2: rgb(8, 8, 8) }`;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await connectBrowser();
});
afterAll(() => browser?.close());
afterEach(() => page.close());

describe.each(Object.entries(sheets))('with Tailwind, %s in the layer for components', (_, source) => {
  it('lets utilities win, and wins over the base styles', async () => {
    await open(
      await buildCss(source, ['p-8', 'rounded-none']),
      '<button class="parley parley-button p-8 rounded-none" id="own">A</button><button class="parley parley-button" id="plain">B</button>',
    );
    expect(await styleOf('#own', ['padding-left', 'border-radius'])).toEqual(['32px', '0px']);
    const [padding, radius, border] = await styleOf('#plain', ['padding-left', 'border-radius', 'border-top-width']);
    expect([padding, radius]).not.toContain('0px');
    await page.close();
    await open(await buildCss(source.replaceAll(' layer(components)', '').replace('@import "tailwindcss";', ''), []), plainButton);
    expect(await styleOf('#plain', ['padding-left', 'border-radius', 'border-top-width'])).toEqual([padding, radius, border]);
  });
});

describe('the theme for shadcn/ui', () => {
  it.each(['light', 'dark'] as const)('takes over its variables in light and .dark, in a %s system', async (colorScheme) => {
    const css = await buildCss('@import "@parley/react/styles.css";\n@import "@parley/react/themes/shadcn.css";', []);
    await open(`${css}\n${shadcn}\np.parley.parley { color: var(--parley-base-accent); background: light-dark(white, black) }`, inBoth, {
      colorScheme,
    });
    const look = ['color', 'background-color', '--parley-base-radius', '--parley-base-chart-2'];
    expect(await styleOf('#light', look)).toEqual([ownColor[0], 'rgb(255, 255, 255)', '3px', 'rgb(7, 7, 7)']);
    expect(await styleOf('#dark', look)).toEqual([ownColor[1], 'rgb(0, 0, 0)', '3px', 'rgb(8, 8, 8)']);
  });

  it('leaves the defaults where the page lacks a variable', async () => {
    const css = await buildCss('@import "@parley/react/styles.css";\n@import "@parley/react/themes/shadcn.css";', []);
    await open(css, plainButton);
    expect(await styleOf('#plain', ['--parley-base-radius'])).toEqual(['10px']);
  });
});

const plainButton = '<button class="parley parley-button" id="plain">B</button>';
const inBoth = '<p class="parley" id="light"></p><div class="dark"><p class="parley" id="dark"></p></div>';

/** What Tailwind makes of a style sheet, with the utilities named. */
async function buildCss(source: string, utilities: string[]): Promise<string> {
  const { build } = await compile(source, {
    loadStylesheet: async (id, base) => {
      const path = fileOf(id, base);
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') };
    },
  });
  return build(utilities);
}

function fileOf(id: string, base: string): string {
  if (id === 'tailwindcss') return resolve('node_modules/tailwindcss/index.css');
  const published = /^@parley\/react\/(.+)\.css$/.exec(id)?.[1];
  if (published === undefined) return resolve(base, id);
  return resolve(sources[published] ?? `src/styles/${published}.css`);
}

/** The sources of sheets that are published under another name. */
const sources: Readonly<Record<string, string>> = {
  'styles/base': 'src/styles/base.css',
  'styles/report-list': 'src/admin/report-list/report-list.css',
  'themes/shadcn': 'src/styles/shadcn.css',
};

async function open(css: string, body: string, options: { readonly colorScheme?: 'light' | 'dark' } = {}): Promise<void> {
  page = await browser.newPage(options);
  await page.setContent(`<!doctype html><style>${css}</style>${body}`);
}

function styleOf(selector: string, names: readonly string[]): Promise<string[]> {
  return page.locator(selector).evaluate((element, wanted) => {
    const style = getComputedStyle(element);
    return wanted.map((name) => style.getPropertyValue(name).trim());
  }, names);
}
