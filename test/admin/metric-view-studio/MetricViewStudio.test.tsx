import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MetricViewPreview, MetricViewPublication, MetricViewStudio, type MetricViewStudioProps } from '../../../src/admin.js';
import { getIntegration, saveIntegration } from '../../../src/client.js';
import { startWorld, type World } from '../../data/support/startWorld.js';
import { describePart } from '../../support/conformance.js';

const { wrapper } = startWorld();
const saveButton = () => screen.findByRole('button', { name: 'Save' });
const address = { deploymentId: 1, dataSourceName: 'default' };

describePart('MetricViewStudio', (props) => <MetricViewStudio deploymentId={1} {...props} />, {
  slot: 'metric-view-studio',
  wrapper,
  ready: () => screen.findByRole('button', { name: /sales/ }),
});
describePart('MetricViewPreview', (props) => <MetricViewPreview {...address} {...props} />, {
  slot: 'metric-view-preview',
  wrapper,
  ready: () => screen.findByRole('button', { name: /sales/ }),
});
describePart('MetricViewPublication', (props) => <MetricViewPublication {...address} {...props} />, {
  slot: 'metric-view-publication',
  wrapper,
  ready: saveButton,
});

function show(props: Partial<MetricViewStudioProps> = {}, world: World = startWorld()): World {
  render(<MetricViewStudio deploymentId={1} {...props} />, { wrapper: world.wrapper });
  return world;
}

const status = (changes: object) => ({
  ...{ previewId: 'mvp_1', deploymentId: 1, dataSourceName: 'default', status: 'COMPLETED', resultAvailable: true, error: null },
  progress: { stage: 'COMPLETED', percentComplete: 100, message: 'Done' },
  startedAt: new Date(Date.now() - 86_400_000).toISOString(),
  updatedAt: new Date().toISOString(),
  ...changes,
});

/** A world whose service has one preview, `mvp_1`. */
function withPreview(changes: object, resultOf: () => Response = () => Response.json({ error: 'Ended.' }, { status: 409 })): World {
  const world = startWorld();
  world.answer = (sent) => {
    if (/^GET .*mvp_1$/.test(sent)) return Response.json(status(changes));
    return /^GET .*mvp_1\/result$/.test(sent) ? resultOf() : undefined;
  };
  return world;
}

const view = {
  ...{ serviceViewName: 'sales', metricViewName: 'sales', outcome: 'success', eligibleForPublication: true },
  ...{ issues: [], withheldMembers: [], datasetSources: [], metricViewYaml: 'version: 0.1\n' },
  counts: { dimensions: 4, measures: 3, joins: 1, warnings: 0, errors: 0 },
};
const result = {
  ...{ previewId: 'mvp_1', deploymentId: 1, dataSourceName: 'default', buildJobId: 48_200, commit: 'c0ffee0123456789' },
  ...{ completedAt: new Date().toISOString(), durationMs: 8_000, version: 2, outcome: 'success', sourceSha256: '', views: [view] },
};

describe('the preview', () => {
  it('starts with the views of the publication, runs, and is kept in the URL', async () => {
    const onPreviewIdChange = vi.fn();
    const onStarted = vi.fn();
    const world = show({ onPreviewIdChange, onStarted });
    await screen.findByRole('button', { name: /orders/ });
    await userEvent.click(screen.getByRole('button', { name: 'Start preview' }));
    await screen.findByRole('progressbar');
    expect(onPreviewIdChange).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^mvp_/));
    expect(onStarted).toHaveBeenCalledExactlyOnceWith(
      { deploymentId: 1, previewId: onPreviewIdChange.mock.calls[0]?.[0] },
      { dataSourceName: 'default', selectionMode: 'selected', viewNames: ['sales', 'orders'] },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel preview' }));
    await screen.findByText('Cancelling the preview');
    expect(world.sent(/^DELETE .*previews\/mvp_/)).toHaveLength(1);
  });

  it('shows a result with its YAML, and how long it is kept', async () => {
    show(
      { defaultPreviewId: 'mvp_1' },
      withPreview({}, () => Response.json(result)),
    );
    expect(await screen.findByText(/^Available until .* \(in 5 days\)|^Available until .* \(in 6 days\)/)).toBeVisible();
    expect(screen.getByText('c0ffee0')).toBeVisible();
    expect(screen.queryByText(/version: 0\.1/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^YAML/ }));
    expect(screen.getByText(/version: 0\.1/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  });

  it('says that a result has expired once its time is up', async () => {
    const startedAt = new Date(Date.now() - 7 * 86_400_000).toISOString();
    show(
      { defaultPreviewId: 'mvp_1' },
      withPreview({ startedAt }, () => Response.json(result)),
    );
    expect(await screen.findByText(/^Results are kept for up to seven days/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start again' })).toBeVisible();
  });

  it('that the service no longer has can be started again', async () => {
    const onStarted = vi.fn();
    show({ defaultPreviewId: 'mvp_gone', onStarted });
    await screen.findByText('This preview has expired');
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    await waitFor(() => expect(onStarted).toHaveBeenCalledOnce());
  });

  it('without a result says so, and never that there is a conflict', async () => {
    show({ defaultPreviewId: 'mvp_1' }, withPreview({ resultAvailable: false }));
    expect(await screen.findByText('The preview ended without a result.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows why it failed', async () => {
    show({ defaultPreviewId: 'mvp_1' }, withPreview({ status: 'FAILED', resultAvailable: false, error: 'No view is selected.' }));
    expect(await screen.findByText('No view is selected.')).toBeVisible();
  });

  it('that is refused says that the feature is available on request, and leaves the settings readable', async () => {
    const world = startWorld();
    world.answer = (sent) => (sent.startsWith('POST') ? Response.json({ error: 'Not activated.' }, { status: 403 }) : undefined);
    const onError = vi.fn();
    show({ onError }, world);
    await screen.findByRole('button', { name: /sales/ });
    await userEvent.click(screen.getByRole('button', { name: 'Start preview' }));
    expect(await screen.findByText('Metric views aren’t available here')).toBeVisible();
    expect(screen.getByText('Not activated.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.anything(), { widget: 'metric-view-studio', operation: 'startPreview' });
    await userEvent.click(screen.getByRole('tab', { name: 'Publication' }));
    expect(screen.getByRole('textbox', { name: 'Catalog' })).toHaveValue('halloway');
  });
});

describe('the publication', () => {
  const catalog = () => screen.findByRole('textbox', { name: 'Catalog' });

  it('is created at version 0 for a data source that has none', async () => {
    const onSaved = vi.fn();
    const { client } = show({ defaultDataSourceName: 'lakehouse', defaultPart: 'publication', onSaved });
    await userEvent.type(await catalog(), 'lake');
    await userEvent.click(await saveButton());
    expect(await screen.findByText('Enter a schema.')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Schema' }), 'metrics');
    await userEvent.click(await saveButton());
    await screen.findByText('Saved the publication');
    expect(onSaved.mock.calls[0]?.[0]).toMatchObject({ configurationVersion: 1 });
    const saved = await getIntegration(client, { deploymentId: 1, dataSourceName: 'lakehouse' });
    expect(saved.configuration).toMatchObject({ targetCatalog: 'lake', targetSchema: 'metrics', selectionMode: 'all', enabled: false });
  });

  it('keeps what others saved in other fields, and asks about the same field', async () => {
    const { client } = show({ defaultPart: 'publication' });
    const before = await getIntegration(client, address);
    const { enabled, targetCatalog } = before.configuration;
    await userEvent.type(await catalog(), '_mine');
    const theirs = { ...address, enabled, targetCatalog, targetSchema: 'theirs', selectionMode: 'all' } as const;
    await saveIntegration(client, { ...theirs, expectedConfigurationVersion: 3 });
    await userEvent.click(await saveButton());
    await screen.findByText('Saved the publication');
    expect((await getIntegration(client, address)).configuration).toMatchObject({ targetCatalog: 'halloway_mine', targetSchema: 'theirs' });

    await userEvent.type(await catalog(), '2');
    await saveIntegration(client, { ...theirs, targetCatalog: 'taken', expectedConfigurationVersion: 5 });
    await userEvent.click(await saveButton());
    const notice = within(await screen.findByRole('region', { name: 'Changed by someone else' }));
    expect(notice.getByText('taken')).toBeVisible();
    await userEvent.click(notice.getByRole('button', { name: 'Keep yours' }));
    await userEvent.click(await saveButton());
    await waitFor(async () =>
      expect(await getIntegration(client, address)).toMatchObject({
        configurationVersion: 7,
        configuration: { targetCatalog: 'halloway_mine2' },
      }),
    );
  });

  it('offers the choice even if someone saves at the last moment', async () => {
    const world = startWorld();
    show({ defaultPart: 'publication' }, world);
    await userEvent.type(await catalog(), '_mine');
    const { configuration } = await getIntegration(world.client, address);
    let isFirst = true;
    world.onRequest = async (sent) => {
      if (!sent.startsWith('PUT') || !isFirst) return;
      isFirst = false;
      const { enabled, targetSchema } = configuration;
      await saveIntegration(world.client, {
        ...{ ...address, enabled, targetSchema, targetCatalog: 'theirs', selectionMode: 'all' as const, expectedConfigurationVersion: 3 },
      });
    };
    await userEvent.click(await saveButton());
    const notice = within(await screen.findByRole('region', { name: 'Changed by someone else' }));
    await userEvent.click(notice.getByRole('button', { name: 'Keep yours' }));
    expect(screen.queryByText('Couldn’t save the publication')).toBeNull();
    await userEvent.click(await saveButton());
    await screen.findByText('Saved the publication');
    expect((await getIntegration(world.client, address)).configuration.targetCatalog).toBe('halloway_mine');
  });

  it('is explained if it cannot be read', async () => {
    const world = startWorld();
    world.answer = (sent) => (sent.startsWith('GET') ? Response.json({ error: 'Not activated.' }, { status: 403 }) : undefined);
    show({ defaultPart: 'publication' }, world);
    expect(await screen.findByText('Metric views aren’t available here')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the data source', () => {
  it('is read once its name is complete, and keeps unsaved settings if the user stays', async () => {
    const onDataSourceNameChange = vi.fn();
    const world = show({ defaultPart: 'publication', onDataSourceNameChange });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Catalog' }), '_mine');
    const source = screen.getByRole('textbox', { name: 'Data source' });
    await userEvent.clear(source);
    await userEvent.type(source, 'lakehouse{Enter}');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: /stay|keep/i }));
    expect(screen.getByRole('textbox', { name: 'Catalog' })).toHaveValue('halloway_mine');
    expect(onDataSourceNameChange).not.toHaveBeenCalled();
    expect(world.sent(/lake/)).toEqual([]);
    const field = screen.getByRole('textbox', { name: 'Data source' });
    await userEvent.clear(field);
    await userEvent.type(field, 'lakehouse{Enter}');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /discard|leave/i }));
    await waitFor(() => expect(onDataSourceNameChange).toHaveBeenCalledExactlyOnceWith('lakehouse'));
    expect(field).toBeInTheDocument();
    expect(field).toHaveValue('lakehouse');
  });

  it('can be one of a list, or none', async () => {
    show({ dataSources: ['default', 'lakehouse'], defaultDataSourceName: '' });
    expect(await screen.findByRole('combobox', { name: 'Data source' })).toBeVisible();
    expect(screen.getByText('Enter a data source')).toBeVisible();
  });
});
