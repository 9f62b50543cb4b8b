import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ConsoleSearch } from '../../demo/admin/palette/ConsoleSearch.js';
import { useConsoleAddress } from '../../demo/admin/useConsoleAddress.js';
import { useHeadingFocus } from '../../demo/admin/useHeadingFocus.js';
import { useLeaveGuard } from '../../src/admin.js';
import { useServiceClient } from '../../src/index.js';
import { startWorld } from '../data/support/startWorld.js';

const onSettingsChange = vi.fn();
const onDeploymentChange = vi.fn();
const settings = { theme: 'auto', language: 'en' } as const;

function Console() {
  const address = useConsoleAddress(useLeaveGuard());
  const heading = useHeadingFocus(address.section);
  return (
    <>
      <ConsoleSearch
        client={useServiceClient()}
        language="en"
        address={address}
        settings={settings}
        onSettingsChange={onSettingsChange}
        onDeploymentChange={onDeploymentChange}
      />
      <h2 ref={heading} tabIndex={-1}>
        {address.section}
      </h2>
    </>
  );
}

async function search(text: string) {
  const user = userEvent.setup();
  render(<Console />, { wrapper: startWorld().wrapper });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), text);
  return user;
}

afterEach(() => {
  history.replaceState(null, '', location.pathname);
});

it('opens pages and their dialogs, and moves the focus to the heading', async () => {
  const user = await search('api key');
  expect(screen.getByRole('option', { name: 'New API key' })).toHaveAttribute('href', '#keys?dialog=create');
  await user.click(screen.getByRole('option', { name: /^API keys/ }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'keys' })).toHaveFocus());
  expect(location.hash).toBe('#keys');
});

it('has a button whose name is what it shows', () => {
  render(<Console />, { wrapper: startWorld().wrapper });
  const button = screen.getByRole('button');
  expect(button).toHaveAccessibleName(button.textContent);
  expect(button).toHaveAccessibleName('Search Ctrl+K');
});

it('finds people by name', async () => {
  await search('noor');
  expect((await screen.findByRole('option', { name: /Noor/ })).getAttribute('href')).toMatch(/^#users\?user=\d+$/);
});

it('finds reports of the deployment', async () => {
  await search('revenue');
  const report = await within('Reports');
  expect(report.getAttribute('href')).toMatch(/^#reports\?report=\d+$/);
});

it('changes the theme, the language and the deployment', async () => {
  const user = await search('dark');
  await user.keyboard('{Enter}');
  expect(onSettingsChange).toHaveBeenLastCalledWith({ ...settings, theme: 'dark' });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'production');
  await user.click(await screen.findByRole('option', { name: 'Production' }));
  expect(onDeploymentChange).toHaveBeenLastCalledWith(1);
});

/** The first result under a heading. */
async function within(heading: string): Promise<Element> {
  const group = await screen.findByRole('group', { name: heading });
  const option = group.querySelector('[role="option"]');
  if (option === null) throw new Error(`Nothing was found under ${heading}.`);
  return option;
}
