import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { consoleWords } from '../../demo/admin/consoleWords.js';
import { Navigation, NavigationMenu } from '../../demo/admin/Navigation.js';
import { BranchesPage } from '../../demo/admin/pages.js';
import { RolesPage } from '../../demo/admin/peoplePages.js';
import { SignedIn } from '../../demo/admin/SignedIn.js';
import { sectionIds } from '../../demo/admin/sectionIds.js';
import { useConsoleAddress } from '../../demo/admin/useConsoleAddress.js';
import { WorkbookPage } from '../../demo/admin/WorkbookPage.js';
import { useLeaveGuard } from '../../src/admin.js';
import { startWorld } from '../data/support/startWorld.js';
import { dialogCloses } from '../support/dialogCloses.js';

const words = consoleWords.en;

function Menu() {
  return (
    <NavigationMenu address={useConsoleAddress(useLeaveGuard())} words={words}>
      <p>Production</p>
    </NavigationMenu>
  );
}

function Workbook() {
  return (
    <WorkbookPage deploymentId={1} address={useConsoleAddress(useLeaveGuard())} words={words}>
      {(id) => <p>Workbook {id}</p>}
    </WorkbookPage>
  );
}

function Branches() {
  const leaveGuard = useLeaveGuard();
  return <BranchesPage deploymentId={1} guard={leaveGuard} address={useConsoleAddress(leaveGuard)} words={words} />;
}

beforeEach(() => history.replaceState(null, '', '#users?deployment=2'));

it('opens all pages with one press on narrow screens, starts at the current one, and closes once one is chosen', async () => {
  render(<Menu />, { wrapper: startWorld().wrapper });
  await userEvent.click(screen.getByRole('button', { name: 'Pages' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pages' }));
  const links = within(dialog.getByRole('navigation', { name: 'Pages' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(sectionIds.map((id) => `#${id}?deployment=2`));
  const current = dialog.getByRole('link', { current: 'page' });
  expect(current).toHaveTextContent('Users');
  await waitFor(() => expect(current).toHaveFocus());
  expect(dialog.getByText('Production')).toBeVisible();
  await userEvent.click(dialog.getByRole('link', { name: 'Logs' }));
  await dialogCloses();
  expect(location.hash).toBe('#logs?deployment=2');
});

/** The pages in the navigation of this user. */
async function pagesOf(email: string, isKnown: (pages: readonly string[]) => boolean): Promise<readonly string[]> {
  const { wrapper } = startWorld({ credentials: ({ mintAccessToken }) => ({ kind: 'bearer', token: () => mintAccessToken({ email }) }) });
  history.replaceState(null, '', '#reports');
  render(<Pages />, { wrapper });
  const pages = () => screen.getAllByRole('link').map((link) => link.getAttribute('href')?.slice(1) ?? '');
  await waitFor(() => expect(isKnown(pages())).toBe(true));
  return pages();
}

function Pages() {
  return <Navigation address={useConsoleAddress(useLeaveGuard())} words={words} />;
}

it('shows a viewer only the pages that their policies allow', async () => {
  const pages = await pagesOf('viewer@parley.example', (shown) => !shown.includes('roles'));
  expect(sectionIds.filter((id) => !pages.includes(id))).toEqual([
    'schedules',
    'comments',
    'roles',
    'provisioning',
    'tenants',
    'sessions',
    'newDeployment',
    'keys',
    'tokens',
    'account',
  ]);
  expect(screen.queryByRole('group', { name: 'Embedding' })).toHaveTextContent('Sharing');
});

it('shows a deactivated user no page but the first, which says why', async () => {
  expect(await pagesOf('left@parley.example', (shown) => shown.length === 1)).toEqual(['home']);
  const { wrapper } = startWorld({
    credentials: ({ mintAccessToken }) => ({ kind: 'bearer', token: () => mintAccessToken({ email: 'left@parley.example' }) }),
  });
  render(<SignedIn>Reports</SignedIn>, { wrapper });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your account is deactivated.Ask an administrator to reactivate it.');
  expect(screen.queryByText('Reports')).toBeNull();
});

it('says at the address of a hidden page that access is denied', async () => {
  const { wrapper } = startWorld({
    credentials: ({ mintAccessToken }) => ({ kind: 'bearer', token: () => mintAccessToken({ email: 'viewer@parley.example' }) }),
  });
  render(<Hidden />, { wrapper });
  expect(await screen.findByRole('alert')).toHaveTextContent('You don’t have access');
});

function Hidden() {
  const leaveGuard = useLeaveGuard();
  return <RolesPage deploymentId={1} guard={leaveGuard} address={useConsoleAddress(leaveGuard)} words={words} />;
}

it.each([
  ['workbook', '#promotions?workbook=987654321', Workbook, /^Workbook \d+$/],
  ['branch', '#branches?branch=nowhere', Branches, 'main'],
])('says that a %s in the URL is gone, and shows another one', async (_, hash, PageOf, content) => {
  history.replaceState(null, '', hash);
  const { wrapper } = startWorld();
  const view = render(<PageOf />, { wrapper });
  expect(await screen.findByText(words.gone)).toBeVisible();
  history.replaceState(null, '', hash.split('?')[0]);
  view.rerender(<PageOf key="next" />);
  expect((await screen.findAllByText(content))[0]).toBeVisible();
  expect(screen.queryByText(words.gone)).toBeNull();
});
