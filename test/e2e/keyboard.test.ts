import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type KeyboardWalk, walkWithKeys } from './support/keyboardWalk.js';
import { connectBrowser, sharedDemo } from './support/shared.js';
import { type Visitor, visit } from './support/visitor.js';
import { untilHidden, untilShown } from './support/waits.js';

let browser: Browser;
let origin: string;

beforeAll(async () => {
  browser = await connectBrowser();
  ({ origin } = await sharedDemo());
});

afterAll(() => browser?.close());

describe('in the console, by keys alone and with the focus always somewhere', () => {
  let visitor: Visitor;
  let page: Page;
  let keys: KeyboardWalk;

  beforeAll(async () => {
    visitor = await visit(browser, `${origin}/admin#home`);
    page = visitor.page;
    keys = walkWithKeys(page);
    await untilShown(page.locator('main h2'));
    await page.evaluate(addRecords);
  });

  beforeEach(({ onTestFailed }) =>
    onTestFailed(async () => {
      await page.goto('about:blank');
      await page.goto(`${origin}/admin#minter`, { waitUntil: 'domcontentloaded' });
      await untilShown(page.locator('main h2'));
    }),
  );

  /** Opens a page and waits until its heading has the focus. */
  async function open(section: string, title: string): Promise<void> {
    for (const [next, heading] of [
      ['home', 'Home'],
      [section, title],
    ]) {
      await page.goto(`${origin}/admin#${next}`, { waitUntil: 'commit' });
      await keys.arriveAt(`heading ${heading}`);
    }
    await untilShown(page.locator('main [data-state="ready"]').first());
  }

  /** Searches the page's list, and waits until only the matches are shown. */
  async function find(field: string, text: string): Promise<void> {
    await keys.press('Tab', `searchbox ${field}`);
    await keys.type(text);
    await onlyShown(text);
  }

  const onlyShown = (text: string) => untilHidden(page.locator('main tbody tr').filter({ hasNotText: text }).first());

  /** Presses the main button of a dialog, which follows the focused one. */
  async function confirm(button: string): Promise<void> {
    await keys.tabTo(`button ${button}`, 1);
    await page.keyboard.press('Enter');
  }

  /** Waits until the page's only toast region announces a text. */
  async function announced(text: string): Promise<void> {
    const region = page.getByRole('region', { name: 'Notifications' });
    await untilShown(region.locator('[data-slot="toast"]').filter({ hasText: text }));
    expect(await region.getAttribute('aria-live')).toBe('polite');
  }

  it('finds a page with the command palette, and arrives at its heading', async () => {
    const palette = 'combobox Search or run a command';
    await keys.steps(
      ['Tab', 'button Skip to content'],
      ['Enter', 'heading Home'],
      ['Control+k', palette],
      ['Escape', 'heading Home'],
      ['Control+k', palette],
    );
    await keys.type('user attributes');
    await keys.press('Enter', 'heading User attributes');
  });

  it('opens a record from search results, and returns to its name', async () => {
    await open('users', 'Users');
    await find('Search by name or email', 'Walker Two');
    await keys.tabTo('button Walker Two');
    await keys.press('Enter', 'textbox First name');
    await keys.press('Escape', 'button Walker Two');
  });

  it('focuses the first invalid field, then creates the record', async () => {
    await open('attributes', 'User attributes');
    await keys.tabTo('button Add attribute');
    await keys.steps(['Enter', 'textbox Name'], ['Enter', 'textbox Name']);
    expect(await page.locator(':focus').getAttribute('aria-invalid')).toBe('true');
    await keys.type('walk_new');
    await keys.press('Enter', 'button Add attribute');
    await announced('Added');
  });

  it('asks before a change is lost, and saves it', async () => {
    await open('attributes', 'User attributes');
    await find('Search attributes', 'walk_old');
    await keys.tabTo('button walk_old');
    await keys.press('Enter', 'textbox Display name');
    await keys.tabTo('textbox Description');
    await keys.type('On foot');
    await keys.steps(['Escape', 'button Keep editing'], ['Enter', 'textbox Description']);
    await keys.tabTo('button Save');
    // Nothing is left to save, so this button can no longer have the focus.
    await keys.press('Enter', 'button Close');
    await announced('Saved');
    await keys.press('Enter', 'button walk_old');
  });

  it('moves from a deleted record to the next one, and from the only match to the search', async () => {
    const remove = async (email: string) => {
      await keys.tabTo(`button Actions for ${email}`, 20);
      await keys.steps(['Enter', 'menuitem Open'], ['End', 'menuitem Delete'], ['Enter', 'button Cancel']);
      await confirm('Delete');
    };
    const field = 'searchbox Search by name or email';
    await open('users', 'Users');
    await find('Search by name or email', 'Leaver');
    await remove('leaver-one@walks.example');
    await keys.arriveAt('button Actions for leaver-two@walks.example');
    await keys.backTo(field, 20);
    await keys.press('End', field);
    await keys.type(' Two');
    await onlyShown('Leaver Two');
    await remove('leaver-two@walks.example');
    await keys.arriveAt(field);
    await untilShown(page.getByRole('heading', { name: 'No results' }));
  });

  it('changes several records, and moves to the first checkbox', async () => {
    await open('users', 'Users');
    await find('Search by name or email', 'Walker');
    for (const name of ['one', 'two']) {
      const checkbox = `checkbox Select walker-${name}@walks.example`;
      await keys.tabTo(checkbox);
      await keys.press('Space', checkbox);
    }
    await keys.backTo('button Clear selection');
    await keys.steps(
      ['ArrowRight', 'button Groups'],
      ['ArrowLeft', 'button Clear selection'],
      ['ArrowLeft', 'button Delete'],
      ['ArrowLeft', 'button Deactivate'],
      ['Enter', 'button Cancel'],
    );
    await confirm('Deactivate');
    await keys.arriveAt('checkbox Select all loaded items');
    await announced('Deactivated 2 users');
  });

  it('goes through the menu of a row, sorts and filters', async () => {
    await open('users', 'Users');
    await find('Search by name or email', 'Walker One');
    const menu = 'button Actions for walker-one@walks.example';
    await keys.tabTo(menu);
    await keys.steps(
      ['ArrowDown', 'menuitem Open'],
      ['End', 'menuitem Delete'],
      ['Home', 'menuitem Open'],
      ['ArrowUp', 'menuitem Delete'],
      ['o', 'menuitem Open'],
      ['Escape', menu],
    );
    await open('attributes', 'User attributes');
    await keys.tabTo('combobox Type');
    await keys.steps(['ArrowDown', 'option Any type'], ['ArrowDown', 'option Text'], ['n', 'option Number'], ['Enter', 'combobox Type']);
    await untilHidden(page.getByRole('row', { name: 'walk_old' }));
    await keys.steps(['ArrowDown', 'option Number'], ['Home', 'option Any type'], ['Enter', 'combobox Type']);
    await untilShown(page.getByRole('row', { name: 'walk_old' }));
    await keys.tabTo('button Attribute');
    const order = page.locator('th', { hasText: 'Attribute' }).first();
    const before = await order.getAttribute('aria-sort');
    await keys.press('Enter', 'button Attribute');
    await expect.poll(() => order.getAttribute('aria-sort')).not.toBe(before);
  });

  it('opens a file of the data model, saves it, and asks before a change is lost', async () => {
    const editor = 'textbox Contents of model/cubes/customers.yml';
    await open('modelFiles', 'Data model');
    await untilShown(page.getByRole('treeitem').first());
    await keys.tabTo('treeitem docs');
    await keys.steps(
      ['ArrowLeft', 'treeitem docs'],
      ['ArrowDown', 'treeitem model'],
      ['End', 'treeitem README.md'],
      ['Home', 'treeitem docs'],
      ['m', 'treeitem model'],
      ['ArrowRight', 'treeitem cubes'],
      ['ArrowRight', 'treeitem customers.yml'],
      ['Enter', 'treeitem customers.yml'],
    );
    await untilShown(page.locator('.cm-content'));
    await keys.tabTo(editor);
    await keys.press('Control+End', editor);
    await page.keyboard.type('\n# Walked\n');
    await keys.press('Control+s', editor);
    await announced('Saved 1 file');
    await page.keyboard.type('# Not saved\n');
    await keys.steps(['Escape', editor], ['Tab', 'button customers.yml'], ['Control+k', 'combobox Search or run a command']);
    await keys.type('api tokens');
    await keys.steps(['Enter', 'button Keep editing'], ['Enter', 'button customers.yml']);
    await page.goto(`${origin}/admin#minter`, { waitUntil: 'commit' });
    await keys.arriveAt('button Keep editing');
    await keys.backTo('button Discard', 1);
    await keys.press('Enter', 'heading API tokens');
  });
});

it('reaches the message field of a page with a chat by two keys', async () => {
  const { page, message, leave } = await visit(browser, `${origin}/app`);
  await untilShown(message);
  await walkWithKeys(page).steps(['Tab', 'button Skip to the question'], ['Enter', 'textbox Message']);
  await leave();
});

/** Runs in the page: adds this file's records with the console's own token. */
async function addRecords(): Promise<void> {
  const { token } = await (await fetch('/demo/console/token?user=admin')).json();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const add = async (path: string, record: object) => {
    const { ok, status } = await fetch(`/api/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(record) });
    if (!ok) throw new Error(`A record could not be added: ${status}`);
  };
  await add('user-attributes', { name: 'walk_old', type: 'string' });
  for (const firstName of ['Leaver One', 'Leaver Two', 'Walker One', 'Walker Two']) {
    const email = `${firstName.toLowerCase().replace(' ', '-')}@walks.example`;
    await add('users', { email, username: email, firstName });
  }
}
