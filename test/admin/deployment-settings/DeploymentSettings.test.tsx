import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  DeploymentBuild,
  DeploymentGeneral,
  DeploymentInfrastructure,
  DeploymentRelease,
  DeploymentSettings,
  type DeploymentSettingsProps,
  DeploymentVariables,
} from '../../../src/admin.js';
import { getDeploymentSettings, updateDeployment } from '../../../src/client.js';
import { startWorld, type World } from '../../data/support/startWorld.js';
import { describePart } from '../../support/conformance.js';

const deploymentId = 1;
const ready = () => screen.findByRole('button', { name: 'Save' });
const world = startWorld();

describePart('DeploymentSettings', (props) => <DeploymentSettings deploymentId={deploymentId} {...props} />, {
  slot: 'deployment-settings',
  wrapper: world.wrapper,
  ready: async () => {
    await ready();
    await screen.findByText('Deployed');
  },
});

afterEach(() => void vi.useRealTimers());

/** Renders the given groups, because a search among all of them takes long, or the whole page. */
async function show(props: Partial<DeploymentSettingsProps> = {}, groups?: ReactNode, of: World = startWorld()): Promise<World> {
  const page =
    groups === undefined ? (
      <DeploymentSettings deploymentId={deploymentId} {...props} />
    ) : (
      <DeploymentSettings.Root deploymentId={deploymentId} {...props}>
        <DeploymentSettings.Form>{groups}</DeploymentSettings.Form>
      </DeploymentSettings.Root>
    );
  render(page, { wrapper: of.wrapper });
  await ready();
  return of;
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const settingsOf = ({ client }: World) => getDeploymentSettings(client, { deploymentId });

async function type(name: string | RegExp, text: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

async function choose(name: string, option: string | RegExp): Promise<void> {
  // Once its options have arrived, a select with many of them is another element.
  const select = () => screen.getByRole('combobox', { name });
  await waitFor(() => expect(select()).toBeEnabled());
  await userEvent.click(select());
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

async function addVariable(name: string, value: string): Promise<void> {
  await userEvent.type(field('New variable'), `${name}{Enter}`);
  expect(field(name)).toHaveFocus();
  await userEvent.type(field(name), value);
}

describe('the settings of a deployment', () => {
  it('send only what has changed, and only the template variables that have', async () => {
    const onBeforeUpdate = vi.fn(() => true);
    const onUpdated = vi.fn();
    const of = await show(
      { onBeforeUpdate, onUpdated },
      <>
        <DeploymentGeneral />
        <DeploymentVariables />
      </>,
    );
    await type('Name', 'Production EU');
    await type('apiReplicas', '3');
    await addVariable('zone', 'eu');
    expect(screen.getByText('3 unsaved changes')).toBeVisible();
    await save();
    await screen.findByText('Saved the deployment settings');
    const sent = { name: 'Production EU', templateVariables: { apiReplicas: 3, zone: 'eu' } };
    expect(onBeforeUpdate).toHaveBeenCalledExactlyOnceWith(expect.anything(), sent);
    expect(onUpdated).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Production EU' }), expect.anything(), sent);
    expect((await settingsOf(of)).templateVariables).toEqual({ apiReplicas: 3, cacheTtlMinutes: 15, zone: 'eu' });
  });

  it('keep what someone else has changed in another template variable, and show both values of the same one', async () => {
    const of = await show({}, <DeploymentVariables />);
    await type('apiReplicas', '3');
    await updateDeployment(of.client, { deploymentId, templateVariables: { cacheTtlMinutes: 30 } });
    await save();
    await screen.findByText('Saved the deployment settings');
    expect((await settingsOf(of)).templateVariables).toEqual({ apiReplicas: 3, cacheTtlMinutes: 30 });
    await type('apiReplicas', '5');
    await updateDeployment(of.client, { deploymentId, templateVariables: { apiReplicas: 4 } });
    await save();
    const notice = await screen.findByRole('region', { name: 'Changed by someone else' });
    expect(within(notice).getByRole('group', { name: 'apiReplicas' })).toHaveTextContent(/Yours5Theirs4/);
    await userEvent.click(within(notice).getByRole('button', { name: 'Keep yours' }));
    await save();
    await waitFor(async () => expect((await settingsOf(of)).templateVariables).toMatchObject({ apiReplicas: 5 }));
  });

  it('let a new variable be removed and a changed one be reverted before they are saved', async () => {
    await show({}, <DeploymentVariables />);
    await type('apiReplicas', '3');
    await addVariable('zone', 'eu');
    await userEvent.click(screen.getByRole('button', { name: /^Remove .?zone/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Undo the change to .?apiReplicas/ }));
    expect(field('apiReplicas')).toHaveValue('2');
    expect(screen.queryByRole('textbox', { name: 'zone' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.type(field('New variable'), 'apiReplicas{Enter}');
    expect(field('New variable')).toHaveAccessibleDescription(/already exists/);
  });

  it('leave no secret in the page or in the cache once it is saved', async () => {
    const of = await show({}, <DeploymentVariables />);
    await addVariable('signingSecret', 'hunter2');
    expect(document.body.innerHTML).not.toContain('hunter2');
    await save();
    await screen.findByText('Saved the deployment settings');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'signingSecret' })).toBeNull());
    const kept = [...of.queryClient.getMutationCache().getAll(), ...of.queryClient.getQueryCache().getAll()].map(({ state }) => state);
    expect(JSON.stringify(kept)).not.toContain('hunter2');
  });

  it('keep the changes if saving fails, and are read-only once the service refuses to save them', async () => {
    const of = startWorld();
    const onError = vi.fn();
    await show({ onError }, <DeploymentGeneral />, of);
    await type('Name', 'Other');
    of.answer = (sent) => (sent.startsWith('PUT') ? Response.json({ error: 'No.' }, { status: 403 }) : undefined);
    await save();
    await screen.findByText('Couldn’t save the deployment settings');
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.anything(), { widget: 'deployment-settings', operation: 'updateDeployment' });
    expect(field('Name')).toHaveValue('Other');
    expect(field('Name')).toBeDisabled();
  });

  it('ask for a region of the chosen cloud', async () => {
    await show({}, <DeploymentInfrastructure />);
    await choose('Cloud', 'AWS');
    await save();
    await screen.findByText('Choose a region.');
    expect(screen.getByRole('combobox', { name: 'Region' })).toHaveFocus();
    await choose('Region', 'Dublin');
    expect(screen.getByText('2 unsaved changes')).toBeVisible();
  });

  it('are limited to the groups that the host renders', async () => {
    await show({}, <DeploymentGeneral />);
    expect(screen.getByRole('region', { name: 'General' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Release channel' })).toBeNull();
  });

  it('have a navigation of their sections', async () => {
    const onSectionChange = vi.fn();
    await show({ onSectionChange });
    const links = screen.getByRole('navigation', { name: 'Sections' });
    await userEvent.click(within(links).getByRole('button', { name: 'Build' }));
    expect(screen.getByRole('region', { name: 'Build' })).toHaveFocus();
    expect(onSectionChange).toHaveBeenLastCalledWith('build');
    await userEvent.click(field('Name'));
    expect(onSectionChange).toHaveBeenLastCalledWith('general');
    expect(within(links).getByRole('button', { name: 'General' })).toHaveAttribute('aria-current', 'true');
  });
});

describe('the release of a deployment', () => {
  it('is held with an earlier version, and can go back to the latest', async () => {
    const of = await show({}, <DeploymentRelease />);
    await choose('Version', /^2026\.37\.1/);
    expect(screen.getByRole('checkbox', { name: 'Hold this version' })).toBeChecked();
    expect(screen.getByText(/gets no fixes/)).toBeVisible();
    await save();
    await screen.findByText('Saved the deployment settings');
    expect(await settingsOf(of)).toMatchObject({ releaseChannelVersion: '2026.37.1', releaseChannelVersionHold: true });
    await userEvent.click(screen.getByRole('button', { name: /^Go back to the latest version/ }));
    expect(screen.queryByText(/gets no fixes/)).toBeNull();
    await save();
    await waitFor(async () =>
      expect(await settingsOf(of)).toMatchObject({ releaseChannelVersion: '2026.39.2', releaseChannelVersionHold: false }),
    );
  });

  it('changes to the latest version of another channel, and back without a change', async () => {
    const of = await show({}, <DeploymentRelease />);
    await choose('Channel', 'Release');
    expect(screen.getByRole('combobox', { name: 'Version' })).toHaveTextContent(/^2026\.36 \(1\.6\.6\) – latest in channel/);
    await choose('Channel', 'Latest');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await choose('Channel', 'Release');
    await save();
    await screen.findByText('Saved the deployment settings');
    expect(await settingsOf(of)).toMatchObject({ releaseChannel: 'release', releaseChannelVersion: '2026.36' });
  });

  it('says that a version is no longer offered', async () => {
    const of = await show({}, <DeploymentRelease />);
    await choose('Version', /^2026\.37\.1/);
    of.answer = (sent) =>
      sent.startsWith('PUT') ? Response.json({ error: 'releaseChannelVersion must be an available version' }, { status: 400 }) : undefined;
    await save();
    await screen.findByText('This version is no longer offered. Choose another one.');
    expect(screen.getByRole('combobox', { name: 'Version' })).toHaveFocus();
    await choose('Version', /^2026\.39\.2/);
    expect(screen.queryByText(/no longer offered/)).toBeNull();
  });
});

describe('the build of a deployment', () => {
  const build = (status: string, errorText?: string) =>
    Response.json({ deploymentId, branchName: 'main', mode: 'production', status, errorText: errorText ?? null });

  it('is refetched only while it runs', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const of = startWorld();
    const builds = ['building', 'building', 'compacting'];
    of.answer = (sent) => (sent.includes('/build-status') ? build(builds.shift() ?? 'ready') : undefined);
    await show({}, <DeploymentBuild />, of);
    await screen.findByText('Building');
    for (let round = 0; round < 5; round += 1) await act(() => vi.advanceTimersByTimeAsync(5_000));
    // A status that is not known is shown as it is, and not read again.
    expect(screen.getByText('compacting')).toBeVisible();
    expect(of.sent(/build-status/)).toHaveLength(3);
  });

  it('shows why it failed, for any branch', async () => {
    const of = startWorld();
    of.answer = (sent) => (sent.includes('/build-status') ? build('failed', 'orders.yml: <b>unknown</b> measure') : undefined);
    await show({}, <DeploymentBuild />, of);
    expect(await screen.findByText('orders.yml: <b>unknown</b> measure')).toBeVisible();
    await choose('Branch', 'autumn-release');
    await waitFor(() => expect(of.sent(/build-status\?branchName=autumn-release/)).toHaveLength(1));
  });
});

describe('the deletion of a deployment', () => {
  it('asks for its name, says what is lost, and leaves nothing to save', async () => {
    const onDeleted = vi.fn();
    await show({ onDeleted });
    await type('Name', 'Lost');
    await userEvent.click(screen.getByRole('button', { name: 'Delete deployment' }));
    const dialog = await screen.findByRole('alertdialog', { name: /^Delete .?Production.?\?/ });
    await within(dialog).findByText(/^(At least )?\d+$/);
    const submit = within(dialog).getByRole('button', { name: 'Delete deployment' });
    expect(submit).toBeDisabled();
    await userEvent.type(within(dialog).getByRole('textbox'), 'Production');
    await userEvent.click(submit);
    await screen.findByText('This deployment no longer exists');
    expect(onDeleted).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: deploymentId, name: 'Production' }));
  });
});
