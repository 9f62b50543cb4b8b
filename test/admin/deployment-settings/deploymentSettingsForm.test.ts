import { describe, expect, it } from 'vitest';
import { inputOf, problemsOf, sentOf, textOf, valuesOf } from '../../../src/admin/deployment-settings/deploymentSettingsForm.js';
import { englishDeploymentSettings } from '../../../src/admin/deployment-settings/labels/en.js';
import { variablesOf, variableValuesOf } from '../../../src/admin/deployment-settings/templateVariables.js';
import { type DeploymentSettings, ServiceError } from '../../../src/client.js';

const settings: DeploymentSettings = {
  id: 1,
  name: 'Production',
  template: 'single',
  cloudProvider: 'aws',
  creationStep: 'ready',
  deploymentUrl: 'https://production.example',
  releaseChannel: 'latest',
  deployBranchName: 'main',
  deployBranchReadOnly: false,
  deployBranchMergeAllowed: true,
  deployProjectRoot: '/',
  isServiceSqlEnabled: true,
  isSupportPreAggregations: true,
  region: 'aws-eu-west-1',
  releaseChannelVersion: '2026.39.2',
  templateVariables: { replicas: 2, zone: 'a', note: '2', tags: ['x'], ['__proto__']: 'p' },
};

describe('template variables', () => {
  it.each([2, 0.5, true, null, '', 'text', '2', 'null', '"quoted"', 'two\nlines', [1, 'a'], { nested: { deep: [] } }])(
    'keep their type through the form: %j',
    (value) => {
      expect(variablesOf(variableValuesOf({ name: value }))).toEqual({ name: value });
    },
  );

  it('keep their names, whatever they are', () => {
    const variables = Object.fromEntries(['__proto__', 'constructor', '', 'variable:x', 'a b'].map((name) => [name, name]));
    expect(Object.entries(variablesOf(variableValuesOf(variables)))).toEqual(Object.entries(variables));
  });

  it('are sent only if they differ from the stored ones', () => {
    const variables = { replicas: 3, zone: 'a', added: null, toString: 1 };
    expect(sentOf(settings, { templateVariables: variables })).toEqual({ templateVariables: { replicas: 3, added: null, toString: 1 } });
    expect(sentOf(settings, { name: 'New', templateVariables: { replicas: 2 } })).toEqual({ name: 'New' });
  });
});

describe('a release', () => {
  it('is sent with its hold, which the service would choose otherwise', () => {
    expect(sentOf(settings, { releaseChannelVersion: '2026.37.1' })).toEqual({
      releaseChannelVersion: '2026.37.1',
      releaseChannelVersionHold: false,
    });
    const changes = { releaseChannelVersion: '2026.37.1', releaseChannelVersionHold: true };
    expect(sentOf(settings, changes)).toEqual(changes);
    expect(sentOf({ ...settings, releaseChannelVersionHold: true }, { releaseChannelVersion: '2026.37.1' })).toEqual(changes);
  });

  it('is described in a conflict', () => {
    const values = valuesOf({ ...settings, releaseChannelVersionHold: true });
    expect(textOf('release', values, englishDeploymentSettings)).toBe('Latest, 2026.39.2, on hold');
    expect(textOf('name', values, englishDeploymentSettings)).toBeUndefined();
  });
});

describe('storage', () => {
  it('is left out if none of it is set, and otherwise sent as a whole', () => {
    expect(inputOf(valuesOf(settings)).cspsConfig).toBeNull();
    expect(inputOf({ ...valuesOf(settings), storageProvider: ' s3 ', s3Bucket: 'b' }).cspsConfig).toEqual(
      expect.objectContaining({ enabled: false, storageProvider: 's3', s3Bucket: 'b', gcsBucket: null }),
    );
  });
});

describe('the problems of the form', () => {
  const problems = (changes: object, error?: ServiceError) =>
    Object.entries(problemsOf({ ...valuesOf(settings), ...changes }, { labels: englishDeploymentSettings, item: settings, error }))
      .filter(([, problem]) => problem !== undefined)
      .map(([field]) => field);

  it('are empty for stored settings', () => expect(problems({})).toEqual([]));

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(256) }],
    ['region', { region: '' }],
    ['deployBranchName', { deployBranchName: ' ' }],
    ['storageProvider', { storageEnabled: true }],
    ['storageProvider', { gcsBucket: 'b' }],
  ])('include %s for %j', (field, changes) => expect(problems(changes)).toEqual([field]));

  it('include a version that the service refused', () => {
    expect(problems({}, new ServiceError('validation', 'releaseChannelVersion must be an available version'))).toEqual(['release']);
    expect(problems({}, new ServiceError('validation', 'name must not be empty'))).toEqual([]);
  });
});
