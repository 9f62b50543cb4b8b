import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type SectionId, sectionIds } from '../../demo/admin/sectionIds.js';
import { addDemoKeys } from '../../demo/server/addDemoKeys.js';
import { ParleyProvider } from '../../src/index.js';
import { startWorld, type World } from '../data/support/startWorld.js';
import { ConsolePage } from './support/ConsolePage.js';

/** Opens a page of the console as this user, and waits for what it reads. */
async function open(section: SectionId, email: string): Promise<World & { readonly refused: readonly string[] }> {
  const world = startWorld({ credentials: ({ mintAccessToken }) => ({ kind: 'bearer', token: () => mintAccessToken({ email }) }) });
  const refused: string[] = [];
  world.rewrite = (sent, response) => {
    if (response.status === 403 && !sent.startsWith('GET ')) refused.push(sent);
    return response;
  };
  if (section === 'keys') await addDemoKeys(world.service);
  render(
    <ParleyProvider client={world.client} queryClient={world.queryClient} storage={null}>
      <ConsolePage of={section} />
    </ParleyProvider>,
  );
  await settle(world);
  await waitFor(() => expect(document.querySelector('.parley-widget[data-state="loading"]')).toBeNull());
  await settle(world);
  return { ...world, refused };
}

async function settle(world: World): Promise<void> {
  await act(async () => {
    await world.settle();
    await vi.dynamicImportSettled();
    await world.settle();
  });
}

/** The enabled buttons outside of rows and the items of the first row's menu, by name. */
async function controlsOf(world: World): Promise<ReadonlyMap<string, Element>> {
  const menu = document.querySelector('tbody button[aria-haspopup="menu"], [role="treeitem"] button[aria-haspopup="menu"]');
  if (menu !== null) fireEvent.click(menu);
  await settle(world);
  const enabled = [...document.querySelectorAll('button:not([role], tbody button, thead button), [role="menuitem"]')].filter(
    (element) => !element.matches(':disabled, [aria-disabled="true"]') && element.closest('fieldset:disabled') === null,
  );
  return new Map(enabled.map((element) => [element.getAttribute('aria-label') ?? element.textContent ?? '', element]));
}

afterEach(() => history.replaceState(null, '', location.pathname));

const [admin, viewer, deactivated] = ['ada@parley.example', 'viewer@parley.example', 'left@parley.example'];

/** What only an administrator is offered, on the pages that a viewer may read. */
const withheld: Partial<Record<SectionId, readonly string[]>> = {
  users: ['Add several', 'Add user'],
  attributes: ['Add attribute', 'Edit'],
  sessions: ['Generate session'],
  branches: ['Create branch', 'Commit', 'Pull', 'Stop dev mode'],
  modelFiles: ['Create file', 'Upload folder'],
  deployment: ['Delete deployment', 'Add'],
  newDeployment: ['Create deployment'],
  variables: ['Paste .env', 'Add variable'],
  syncs: ['Start sync', 'Cancel sync'],
  jobs: ['Start a sync', 'Schedule dashboard'],
  integrations: ['Add integration', 'Edit', 'Delete'],
};

/** The pages whose reads need permissions that a viewer lacks. */
const denied: readonly SectionId[] = ['schedules', 'comments', 'roles', 'tenants', 'keys', 'tokens', 'account'];

/** What changes nothing. */
const harmless = ['Copy request ID', 'Retry', 'Copy code', 'Collapse Workspace'];

describe.each(Object.entries(withheld))('%s', (name, names) => {
  // The keys of an object are texts.
  const section = name as SectionId;

  it('offers an administrator everything', async () => {
    const controls = await controlsOf(await open(section, admin));
    expect([...controls.keys()]).toEqual(expect.arrayContaining([...names]));
  });

  it('offers a viewer nothing that the service refuses', async () => {
    const world = await open(section, viewer);
    const controls = await controlsOf(world);
    expect([...controls.keys()].filter((control) => names.includes(control))).toEqual([]);
    for (const control of controls.values()) fireEvent.click(control);
    await settle(world);
    expect(world.refused).toEqual([]);
  });
});

it.each(denied)('%s says to a viewer that they have no access, and offers nothing else', async (section) => {
  const controls = await controlsOf(await open(section, viewer));
  expect(screen.getByText('You don’t have access')).toBeVisible();
  expect([...controls.keys()].filter((control) => !harmless.includes(control))).toEqual([]);
});

it('no page offers a deactivated user anything, and each that reads says why', async () => {
  for (const section of sectionIds.filter((id) => !unread.includes(id))) {
    const controls = await controlsOf(await open(section, deactivated));
    expect(screen.getAllByText('Your account is deactivated.'), section).not.toEqual([]);
    expect(
      [...controls.keys()].filter((control) => !harmless.includes(control)),
      section,
    ).toEqual([]);
    cleanup();
  }
});

/** The pages that sum up others, and the form that reads nothing. */
const unread: readonly SectionId[] = ['home', 'jobs', 'minter', 'sessions'];
