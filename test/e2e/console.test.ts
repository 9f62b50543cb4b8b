import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SectionId, sectionIds } from '../../demo/admin/sectionIds.js';
import { someOf } from '../support/runs.js';
import { choose, selectNamed } from './support/choose.js';
import { connectBrowser, sharedDemo } from './support/shared.js';
import type { Demo } from './support/startDemo.js';
import { type Visitor, visit } from './support/visitor.js';
import { untilAttached, untilShown, waitForState } from './support/waits.js';

let demo: Demo;
let browser: Browser;

beforeAll(async () => {
  browser = await connectBrowser();
  demo = await sharedDemo();
  await open();
});

afterAll(() => browser?.close());

/** Pages whose texts are read in each language. */
const sections = [
  'home',
  'workspace',
  'reports',
  'placements',
  'promotions',
  'comments',
  'users',
  'branches',
  'variables',
  'logs',
  'jobs',
] as const;

/**
 * English that stands in the code is found in any other language. What a catalogue leaves in English is found by the tests of labels, so
 * a few pages are enough for the other languages.
 */
const sectionsOfLanguage: Readonly<Record<string, readonly SectionId[]>> = {
  ja: sectionIds,
  de: someOf(sections, 5),
  es: someOf(sections, 5, 1),
  ar: someOf(sections, 5, 2),
};

let visitor: Visitor;
let page: Page;
/** What the service has answered. */
let answers: Promise<unknown>[];

const addressOf = (hash: string) => `${demo.origin}/admin${hash}`;
const goTo = (hash: string) => page.goto(addressOf(hash), { waitUntil: 'commit' });
const reload = () => page.reload({ waitUntil: 'domcontentloaded' });

async function open(): Promise<void> {
  // Not the console yet, so that none of its answers is missed.
  visitor = await visit(browser, `${demo.origin}/demo/session`);
  page = visitor.page;
  answers = [];
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('json') === true) answers.push(response.json().catch(() => null));
  });
  await goTo('#home');
}

beforeEach(({ onTestFailed }) =>
  onTestFailed(async () => {
    await visitor.leave();
    await open();
  }),
);

describe('the pages of the console', () => {
  const english = new Map<string, ReadonlySet<string>>();

  it('open from their links, where each widget loads its data', async () => {
    for (const section of sectionIds) {
      const link = page.locator(`nav.sections a[href^="#${section}"]`);
      await untilShown(link);
      const title = await link.innerText();
      await link.click();
      await untilShown(page.locator('h2').filter({ hasText: title }));
      english.set(section, await wordsOf(section, 'en'));
    }
    expect(english.size).toBeGreaterThan(30);
    expect(visitor.outsideRequests).toEqual([]);
    expect(visitor.faults).toEqual([]);
  });

  it.each(Object.entries(sectionsOfLanguage))(
    'contain no English in %s, except for what is marked as English, user content and identical terms',
    async (language, all) => {
      const left: string[] = [];
      for (const section of all) {
        await goTo(`#${section}?language=${language}`);
        const originals = english.get(section);
        expect(originals?.size).toBeGreaterThan(20);
        const kept = [...(await wordsOf(section, language))].filter((word) => originals?.has(word));
        left.push(...kept.filter((word) => sameAsEnglish[language]?.includes(word) !== true).map((word) => `${section}: ${word}`));
      }
      const written = (await Promise.all(answers)).flatMap(stringsOf).join('\n');
      const isData = (word: string) => word.split(/ [·/](?: |$)|, /).every((part) => written.includes(part));
      expect(left.filter((line) => !isData(line.slice(line.indexOf(': ') + 2)))).toEqual([]);
    },
  );
});

describe('the console', () => {
  beforeAll(() => goTo('#workspace?language=en'));

  it('keeps the order of a list in its URL, which links, reloads and the back button restore', async () => {
    await goTo('#workspace');
    const head = page.getByRole('columnheader', { name: 'Updated' });
    await head.getByRole('button').click();
    await expect.poll(() => head.getAttribute('aria-sort')).not.toBeNull();
    const order = await head.getAttribute('aria-sort');
    expect(page.url()).toMatch(/#workspace\?sort=-?updated$/);
    await reload();
    await expect.poll(() => head.getAttribute('aria-sort')).toBe(order);
    await page.goBack();
    await untilShown(page.locator('th[aria-sort]').filter({ hasText: 'Name' }));
    await page.goForward();
    await expect.poll(() => head.getAttribute('aria-sort')).toBe(order);
  });

  it('keeps the workbook whose promotions are shown in its URL', async () => {
    await goTo('#promotions');
    const choice = page.getByRole('combobox', { name: 'Workbook' });
    const first = await choice.textContent();
    await choice.click();
    const option = page.getByRole('listbox').getByRole('option').nth(3);
    const other = await option.textContent();
    await option.click();
    await expect.poll(() => page.url()).toMatch(/#promotions\?workbook=\d+$/);
    await reload();
    await expect.poll(() => choice.textContent()).toBe(other);
    await page.goBack();
    await expect.poll(() => choice.textContent()).toBe(first);
  });

  it('keeps the filters of the placements in its URL', async () => {
    await goTo('#placements?syncStatus=CHANGED&sort=-report');
    const state = page.getByRole('combobox', { name: 'Status' });
    await untilShown(state);
    expect(await state.textContent()).toBe('Query changed');
    const head = page.locator('main thead th').first();
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('descending');
    const narrowed = await page.locator('main tbody tr').count();
    await goTo('#placements');
    await expect.poll(() => page.locator('main tbody tr').count()).toBeGreaterThan(narrowed);
  });

  it('keeps the order of the placements in its URL, and has the default order after going back', async () => {
    await goTo('#placements');
    const head = page.locator('main thead th').first();
    await head.getByRole('button').click();
    await expect.poll(() => page.url()).toContain('#placements?sort=report');
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending');
    await page.goBack();
    await expect.poll(() => head.getAttribute('aria-sort')).toBe(null);
  });

  it('opens a user who is not on the first page of users', async () => {
    await goTo('#users');
    const far = await farUser();
    await goTo(`#users?user=${far.id}`);
    await reload();
    const dialog = page.getByRole('dialog');
    await untilShown(dialog.getByText(far.email).first());
    await page.keyboard.press('Escape');
    await expect.poll(() => page.url()).toMatch(/#users$/);
  });

  it('reports an unknown user, and shows the list', async () => {
    await goTo('#users?user=987654321');
    await untilShown(page.getByText('This user does not exist'));
    expect(await page.getByRole('row').count()).toBeGreaterThan(10);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('breaks on no meaningless URL', async () => {
    for (const [hash, isLoaded] of someOf(meaninglessHashes, 2)) {
      await goTo(hash);
      if (isLoaded) await reload();
      await untilShown(page.locator('h2').first());
      await page.keyboard.press('Escape');
      await page.locator('nav.sections a[href^="#logs"]').click();
      await untilShown(page.locator('h2').filter({ hasText: 'Logs' }));
      expect(visitor.faults, hash).toEqual([]);
    }
  });

  it('reports a failed sign-in, and stays as it is', async () => {
    await goTo('#jobs');
    await untilShown(page.locator('[data-slot="dashboard-export"]'));
    await page.context().setOffline(true);
    await choose(page, 'Signed in', /Analyst/);
    await untilShown(page.getByRole('alert'));
    expect(await selectNamed(page, 'Signed in').textContent()).toContain('Administrator');
    expect(visitor.faults).toEqual([]);
    await page.context().setOffline(false);
  });

  it('prints the rows of a page, without the navigation around it', async () => {
    await goTo('#users?theme=dark');
    await untilShown(page.locator('main tbody tr').nth(20));
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    expect(await page.locator('main tbody tr').nth(20).isVisible()).toBe(true);
    for (const away of ['.bar', '.sections', 'main input', 'main button:has-text("Add user")']) {
      expect(await page.locator(away).first().isVisible(), away).toBe(false);
    }
    await page.emulateMedia({ media: null });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  });
});

/** Some of them also as the first address of a page. */
const meaninglessHashes = [
  ['#workspace?folder=987654321&sort=colour&types=NOTHING', false],
  ['#reports?report=987654321&sort=--name&folder=-1', false],
  ['#placements?syncStatus=green&sort=', false],
  ['#promotions?workbook=987654321', false],
  ['#users?user=1e3&language=xx&theme=pink', true],
  ['#branches?branch=nowhere', false],
  ['#variables?sort=-nothing&search=%00', false],
  ['#logs?source=moon&container=box&pod=none&level=loud&range=1y', false],
  ['#jobs?deployment=987654321', false],
  [`#workspace?search=${'x'.repeat(201)}`, false],
  ['#%E0%A4%A?%E0%A4%A=%', true],
] as const;

describe('the appearance of the console', () => {
  it('is remembered across reloads and followed by other tabs', async () => {
    await goTo('#users');
    const other = await page.context().newPage();
    await other.goto(addressOf('#logs'), { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Settings' }).click();
    await choose(page, 'Language', '日本語');
    await choose(page, 'テーマ', 'ダーク');
    await reload();
    await untilShown(page.getByRole('heading', { level: 2, name: 'ユーザー' }));
    await untilShown(page.locator('.app[data-theme="dark"]'));
    await untilShown(other.getByRole('heading', { level: 2, name: 'ログ' }));
    await other.close();
  });

  it('is set by a link, also for the next page, until another one is chosen', async () => {
    await goTo('#users?language=ar&theme=dark');
    await untilShown(page.locator('.app[data-theme="dark"][dir="rtl"]'));
    await page.getByRole('link', { name: 'السجلات' }).click();
    await untilShown(page.getByRole('heading', { level: 2, name: 'السجلات' }));
    await reload();
    await page.getByRole('button', { name: 'الإعدادات' }).click();
    await choose(page, 'اللغة', 'Español');
    expect(page.url()).toMatch(/#logs\?theme=dark$/);
    await reload();
    // The console has no texts in Spanish.
    await untilShown(page.locator('html[lang="en"] [data-slot="app-theme"][lang="es"] h2[lang="en"]', { hasText: 'Logs' }));
    await untilShown(page.getByRole('searchbox', { name: 'Buscar en los registros' }));
  });
});

it('prints a thread with all its turns in paper colours, and no controls', async () => {
  const { page, turns, ask, leave } = await visit(browser, `${demo.origin}/app`, { colorScheme: 'dark' });
  for (const [place, question] of ['Top 10 products by revenue', 'Revenue by region in 2025'].entries()) {
    await ask(question);
    await waitForState(turns.nth(place), 'done');
    await waitForState(turns.nth(place).locator('[data-slot="chart"]').last(), 'ready');
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const panel = page.locator('[data-slot="chat-panel"]');
  expect(await panel.evaluate((element) => getComputedStyle(element).colorScheme)).toBe('light');
  expect(await panel.getByText('Download', { exact: false }).filter({ visible: true }).count()).toBe(0);
  expect(await panel.getByRole('tab').filter({ visible: true }).count()).toBe(0);
  expect(await panel.getByRole('textbox').filter({ visible: true }).count()).toBe(0);
  expect(await panel.locator('[data-slot="chart"]').filter({ visible: true }).count()).toBe(2);
  const heights = await panel.evaluate((element) => [element.scrollHeight, element.clientHeight]);
  expect(heights[0]).toBeLessThanOrEqual((heights[1] ?? 0) + 1);
  expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(1000);
  await leave();
});

/** What the service calls its containers, a product, and who may sign in to the demo. */
const names = ['Ctrl+K', 'default', 'INIT', 'MAIN', 'server', 'vector', 'api-proxy', 'Sheets', 'Excel'];
const sameAsEnglish: Readonly<Record<string, readonly string[]>> = {
  de: [...names, 'Deployment', 'Branches', 'Name', 'Details', 'Logs', 'Status', 'Container', 'Pod', 'Dashboards', 'Builds'],
  es: [...names, 'Roles'],
  ja: [
    ...names,
    ...[
      'PDF',
      '400 px',
      'PNG',
      'TypeScript',
      'de-DE',
      'Europe/Berlin',
      'curl',
      'Webhook',
      'Git',
      'Amazon S3',
      'Google Cloud Storage',
      'Azure Blob Storage',
      'apiReplicas',
      'cacheTtlMinutes',
    ],
    ...['America/New York', 'read offline_access', 'English'],
  ],
  ar: names,
};

/** Every text of the page that is read or heard and has a word in it, once its data is there. */
async function wordsOf(section: SectionId, language: string): Promise<ReadonlySet<string>> {
  await untilAttached(page.locator(`[data-slot="app-theme"][lang="${language}"]`));
  await untilShown(page.locator(`a[aria-current="page"][href^="#${section}"]`));
  const hasLoaded = 'main :is([data-state="ready"], [data-slot="dashboard-export"], [data-slot="embed-session-tester"] form)';
  await untilShown(page.locator(hasLoaded).first());
  const texts = await page.evaluate((language) => {
    const found: string[] = [];
    const isIn = (element: Element | null) => language === 'en' || element?.closest('[lang]')?.getAttribute('lang') !== 'en';
    if (isIn(document.documentElement)) found.push(document.title);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (walker.currentNode.parentElement?.closest('script, style, pre') === null && isIn(walker.currentNode.parentElement))
        found.push(walker.currentNode.textContent ?? '');
    for (const element of [...document.querySelectorAll('*')].filter(isIn)) {
      // The names that the chart library gives.
      if (element.closest('.parley-chart-stage[aria-hidden="true"]') !== null) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext']) {
        found.push(element.getAttribute(name) ?? '');
      }
    }
    return found;
  }, language);
  // Names stand apart from the text around them, by characters that nobody sees.
  const plain = texts.map((text) => text.replace(/[\u2066-\u2069]/g, '').trim());
  return new Set(plain.filter((text) => /[A-Za-z]{2}/.test(text) && !/^\d[\d:]* ?[smh]?$|^[\w/.-]+\.\w+$/.test(text)));
}

function stringsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  // Pages show both parts of a person's name together.
  const fullName = 'givenName' in value && 'familyName' in value ? [`${value.givenName} ${value.familyName}`] : [];
  return [...fullName, ...Object.values(value).flatMap(stringsOf)];
}

/** The last user of all, as the page's own token reads them. */
async function farUser(): Promise<{ readonly id: number; readonly email: string }> {
  return page.evaluate(async () => {
    const { token } = await (await fetch('/demo/console/token?user=admin')).json();
    const headers = { authorization: `Bearer ${token}` };
    const read = async (after: string | null): Promise<{ id: number; email: string }> => {
      const query = new URLSearchParams({ first: '200', ...(after !== null && { after }) });
      const { items, pageInfo } = await (await fetch(`/api/v1/users?${query}`, { headers })).json();
      return pageInfo.hasNextPage ? read(pageInfo.endCursor) : items.at(-1);
    };
    return read(null);
  });
}
