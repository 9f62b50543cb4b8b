import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DeploymentWizard, type DeploymentWizardProps } from '../../../src/admin.js';
import {
  advanceCreationStep,
  type CreateDeploymentInput,
  type CreationMethod,
  createDeployment,
  getDeployment,
  getDeploymentSettings,
  getDeployments,
} from '../../../src/client.js';
import { startWorld, type World } from '../../data/support/startWorld.js';
import { describePart } from '../../support/conformance.js';

const { wrapper } = startWorld();
describePart('DeploymentWizard', (props) => <DeploymentWizard {...props} />, {
  slot: 'deployment-wizard',
  wrapper,
  ready: () => screen.findByRole('button', { name: 'Create deployment' }),
});

const pilot: CreateDeploymentInput = {
  name: 'Nordics pilot',
  cloudProvider: 'managed',
  isManaged: true,
  region: 'managed-eu-central-1',
  targetPlatform: 'kubernetes',
  creationStep: 'upload',
  creationMethod: 'upload',
  deployMode: 'git',
};

/** Adds an unfinished deployment. */
async function add(world: World, method: CreationMethod = 'upload', creationStep: CreateDeploymentInput['creationStep'] = 'upload') {
  return createDeployment(world.client, { ...pilot, creationMethod: method, creationStep });
}

function show(world: World, props: Omit<DeploymentWizardProps, 'children'> = {}): void {
  render(<DeploymentWizard {...props} />, { wrapper: world.wrapper });
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const heading = (name: string) => screen.findByRole('heading', { name });

/** Opens a select once its options are loaded, which may replace its button by one with a search field. */
async function open(name: string): Promise<void> {
  const select = await waitFor(() => {
    const button = screen.getByRole('combobox', { name });
    expect(button).toBeEnabled();
    return button;
  });
  await userEvent.click(select);
}

async function choose(name: string, option: string | RegExp): Promise<void> {
  await open(name);
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

async function fillIn(name: string): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), name);
  await choose('Region', 'Virginia');
}

describe('a new deployment', () => {
  it('is created in a region of its cloud, and its setup continues with the step of its source', async () => {
    const world = startWorld();
    const events = { onBeforeCreate: vi.fn(), onCreated: vi.fn(), onDeploymentIdChange: vi.fn() };
    show(world, events);
    await press('Create deployment');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Enter a name.');
    expect(screen.getByRole('combobox', { name: 'Region' })).toHaveAccessibleDescription('Choose a region.');
    expect(world.sent(/^POST/)).toEqual([]);
    await fillIn(' Nordics ');
    await press('Create deployment');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Upload files' })).toHaveFocus());
    const input = { ...pilot, name: 'Nordics', region: 'managed-us-east-1' };
    expect(events.onBeforeCreate).toHaveBeenCalledExactlyOnceWith(input);
    expect(events.onCreated).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Nordics', creationStep: 'upload' }), input);
    expect(events.onDeploymentIdChange).toHaveBeenCalledExactlyOnceWith(events.onCreated.mock.calls[0]?.[0].id);
  });

  it('is not sent a second time if the response is lost, but looked up and continued', async () => {
    const world = startWorld();
    show(world);
    world.onAnswer = (sent) => {
      if (sent.startsWith('POST /build')) throw new TypeError('The connection broke.');
    };
    await fillIn('Nordics');
    await press('Create deployment');
    await screen.findByText(/Nordics.? may already exist/);
    expect(screen.queryByRole('button', { name: 'Create deployment' })).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}');
    await press('Look for it');
    await press(/^Continue setting up .?Nordics.? \(4\)/);
    await heading('Upload files');
    expect(world.sent(/^POST \/build/)).toHaveLength(1);
  });

  it('can be created after a failure if none has its name; what was typed is kept', async () => {
    const world = startWorld();
    show(world);
    world.onRequest = (sent) => {
      if (sent.startsWith('POST /build')) throw new TypeError('The connection broke.');
    };
    await fillIn('Nordics');
    await press('Create deployment');
    await press('Look for it');
    await screen.findByText(/^There is no unfinished deployment/);
    world.onRequest = () => {};
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Nordics');
    await press('Create deployment');
    await heading('Upload files');
    const { items } = await getDeployments(world.client, {});
    expect(items.filter(({ name }) => name === 'Nordics')).toHaveLength(1);
  });

  it('offers the regions of its cloud only', async () => {
    show(startWorld());
    await open('Region');
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Frankfurt', 'Virginia']);
  });

  it('shows a refusal at its field and keeps the other values', async () => {
    const world = startWorld();
    show(world);
    world.answer = (sent) =>
      sent.startsWith('POST /build') ? Response.json({ error: 'region must be one of the regions' }, { status: 400 }) : undefined;
    await fillIn('Nordics');
    await press('Create deployment');
    const region = screen.getByRole('combobox', { name: 'Region' });
    await waitFor(() => expect(region).toHaveAccessibleDescription(/no longer available/));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Nordics');
  });
});

describe('the setup of a deployment', () => {
  it('is continued from the list of those that are not ready', async () => {
    const world = startWorld();
    const { id } = await add(world, 'ssh', 'databases');
    const onDeploymentIdChange = vi.fn();
    show(world, { onDeploymentIdChange });
    await press(/^Continue setting up .?Nordics pilot/);
    expect(onDeploymentIdChange).toHaveBeenCalledExactlyOnceWith(id);
    const steps = within(await screen.findByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Basics, Done',
      'SSH access, Done',
      'Data sources, Current',
      'Data model, To do',
      'Ready, To do',
    ]);
    expect(steps[2]).toHaveAttribute('aria-current', 'step');
  });

  it('continues to the end, shows the first build and opens the deployment', async () => {
    const world = startWorld();
    const { id } = await add(world);
    const onReady = vi.fn();
    const onAdvanced = vi.fn();
    show(world, { defaultDeploymentId: id, onReady, onAdvanced });
    await heading('Upload files');
    for (const next of ['Data sources', 'Data model', 'Ready']) {
      await press('Continue');
      await waitFor(() => expect(screen.getByRole('region', { name: next })).toHaveFocus());
    }
    expect(onAdvanced.mock.calls.map(([, , step]) => step)).toEqual(['databases', 'schema', 'ready']);
    await within(screen.getByRole('region', { name: 'First build' })).findByText('Production');
    await press('Open the deployment');
    expect(onReady).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id, creationStep: 'ready' }));
  });

  it('explains that someone else has advanced it, and reads the actual step', async () => {
    const world = startWorld();
    const { id } = await add(world);
    show(world, { defaultDeploymentId: id });
    await button('Continue');
    await advanceCreationStep(world.client, { deploymentId: id, creationStep: 'schema' });
    await press('Continue');
    await screen.findByText(/Someone else has moved this setup on\..*Data model/);
    await heading('Data model');
    expect((await getDeployment(world.client, { deploymentId: id })).creationStep).toBe('schema');
  });

  it('starts over after a confirmation, with another source', async () => {
    const world = startWorld();
    const { id } = await add(world, 'upload', 'schema');
    show(world, { defaultDeploymentId: id });
    await press('Start over');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/serves no queries until it is ready again/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Start over' }));
    await heading('Basics');
    await choose('Source of the data model', 'SSH');
    await press('Continue');
    await heading('SSH access');
    expect(await getDeploymentSettings(world.client, { deploymentId: id })).toMatchObject({ creationMethod: 'ssh', creationStep: 'ssh' });
  });

  it('shows an unknown step by its name, without a way to continue', async () => {
    const world = startWorld();
    world.answer = (sent) =>
      /^GET .*\/deployments\/1$/.test(sent)
        ? Response.json({ id: 1, name: 'Production', deploymentUrl: 'https://data.example', creationStep: 'billing' })
        : undefined;
    show(world, { defaultDeploymentId: 1 });
    await screen.findByText(/doesn’t support: .?billing/);
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    expect(await button('Start over')).toBeVisible();
  });

  it('says if the deployment does not exist, and offers another one', async () => {
    const world = startWorld();
    const onError = vi.fn();
    show(world, { defaultDeploymentId: 99, onError });
    await screen.findByRole('alert');
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'not-found' }), {
      widget: 'deployment-wizard',
      operation: 'getDeployment',
    });
    await press('Set up another deployment');
    expect(await button('Create deployment')).toBeVisible();
  });
});

describe('the repository of a deployment', () => {
  async function showRepository(world = startWorld()): Promise<{ readonly world: World; readonly id: number }> {
    const { id } = await add(world, 'source-control', 'source-control');
    show(world, { defaultDeploymentId: id });
    await heading('Repository');
    return { world, id };
  }

  it('is created for an owner and connected, and its first build is shown', async () => {
    const { world, id } = await showRepository();
    await choose('Owner', 'parley-retail');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Create a new repository' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name of the repository' }), 'nordics');
    await press('Connect repository');
    await heading('Data sources');
    expect(await getDeploymentSettings(world.client, { deploymentId: id })).toMatchObject({
      deployBranchName: 'main',
      deployProjectRoot: '/',
      creationStep: 'databases',
    });
    expect(await screen.findByRole('region', { name: 'First build' })).toBeVisible();
  });

  it('is chosen together with its branch and folder', async () => {
    const { world, id } = await showRepository();
    await choose('Owner', 'parley-retail');
    await press('Connect repository');
    expect(screen.getByRole('combobox', { name: 'Repository' })).toHaveAccessibleDescription('Choose a repository.');
    await choose('Repository', 'finance-model');
    await choose('Production branch', 'develop');
    fireEvent.change(screen.getByRole('textbox', { name: 'Folder of the data model' }), { target: { value: ' /models ' } });
    await press('Connect repository');
    await heading('Data sources');
    expect(await getDeploymentSettings(world.client, { deploymentId: id })).toMatchObject({
      deployBranchName: 'develop',
      deployProjectRoot: '/models',
      creationStep: 'databases',
    });
  });

  it('loses its branch and name with another owner', async () => {
    await showRepository();
    await choose('Owner', 'parley-retail');
    await choose('Repository', 'finance-model');
    await choose('Production branch', 'develop');
    await choose('Owner', 'ada-parley');
    expect(screen.queryByRole('combobox', { name: 'Production branch' })).toBeNull();
    expect(await screen.findByRole('combobox', { name: 'Repository' })).not.toHaveTextContent('finance-model');
  });

  it('keeps what was chosen while someone else moves the setup forward and back', async () => {
    const { world, id } = await showRepository();
    await choose('Owner', 'parley-retail');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Create a new repository' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name of the repository' }), 'nordics');
    await advanceCreationStep(world.client, { deploymentId: id, creationStep: 'databases' });
    await press('Continue without connecting');
    await screen.findByText('Set the environment variables that the deployment uses to connect to your data sources, then continue.');
    await press('Start over');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Start over' }));
    await heading('Basics');
    await press('Continue');
    expect(await screen.findByRole('textbox', { name: 'Name of the repository' })).toHaveValue('nordics');
  });

  it('reports a taken name at its field', async () => {
    await showRepository();
    await choose('Owner', 'parley-retail');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Create a new repository' }));
    const name = screen.getByRole('textbox', { name: 'Name of the repository' });
    await userEvent.type(name, 'finance-model');
    await press('Connect repository');
    await waitFor(() => expect(name).toHaveAccessibleDescription(/already has a repository/));
    expect(name).toHaveFocus();
  });

  it.each([
    ['https://source-control.example/link', 'https://source-control.example/link'],
    ['javascript:alert(1)', undefined],
    ['mailto:someone@example.com', undefined],
  ])('of an account without a host is connected at %s in a new tab, if that is safe, and read again afterwards', async (linkUrl, href) => {
    const world = startWorld();
    let connected = false;
    world.answer = (sent) =>
      sent.endsWith('/source-control/status') ? Response.json({ connected, linkUrl, settingsUrl: linkUrl }) : undefined;
    await showRepository(world);
    await screen.findByText(href === undefined ? /can’t be opened safely/ : /^The account isn’t connected/);
    const link = screen.queryByRole('link', { name: 'Connect to the source-control host' });
    expect(link?.getAttribute('href')).toBe(href);
    expect(link?.getAttribute('rel')).toBe(href && 'noopener noreferrer');
    connected = true;
    fireEvent(window, new Event('visibilitychange'));
    expect(await screen.findByRole('combobox', { name: 'Owner' })).toBeVisible();
    expect(screen.queryByRole('link')?.getAttribute('href')).toBe(href);
  });
});
