import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { consoleWords } from '../../demo/admin/consoleWords.js';
import { NavigationMenu } from '../../demo/admin/Navigation.js';
import { BranchesPage } from '../../demo/admin/pages.js';
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
