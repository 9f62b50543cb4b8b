import type {
  CloudProvider,
  CreateDeploymentInput,
  CreationMethod,
  CspsConfig,
  DeployMode,
  DeploymentTemplate,
  JsonObject,
  ReleaseChannel,
  UpdateDeploymentInput,
} from '@parley/react/client';
import {
  invalid,
  isObject,
  isStringArray,
  nullableBoolean,
  nullableChoice,
  nullableString,
  requiredChoice,
  requiredString,
} from '../../http/fields.js';
import { givenFields } from '../../http/givenFields.js';
import { creationSteps } from './creationSteps.js';
import { regions } from './regions.js';

type Body = Readonly<Record<string, unknown>>;

/** What `updateDeployment` changes. `null` clears what may be unset, and leaves the rest alone. */
export type DeploymentChange = ReturnType<typeof readDeploymentChange>;

export function readDeploymentChange(body: Body) {
  const name = nullableString(body, 'name', { max: maxNameLength }) ?? undefined;
  if (name?.trim() === '') throw invalid('name', 'must not be empty');
  const fields = {
    name,
    cloudProvider: nullableChoice(body, 'cloudProvider', cloudProviders) ?? undefined,
    creationMethod: nullableChoice(body, 'creationMethod', creationMethods),
    deployMode: nullableChoice(body, 'deployMode', deployModes),
    region: nullableChoice(body, 'region', regionNames),
    customDomain: nullableString(body, 'customDomain'),
    deployBranchName: nullableString(body, 'deployBranchName') ?? undefined,
    deployBranchReadOnly: nullableBoolean(body, 'deployBranchReadOnly') ?? undefined,
    deployBranchMergeAllowed: nullableBoolean(body, 'deployBranchMergeAllowed') ?? undefined,
    deployProjectRoot: nullableString(body, 'deployProjectRoot') ?? undefined,
    releaseChannel: nullableChoice(body, 'releaseChannel', releaseChannels) ?? undefined,
    releaseChannelVersion: nullableString(body, 'releaseChannelVersion'),
    releaseChannelVersionHold: nullableBoolean(body, 'releaseChannelVersionHold') ?? undefined,
    template: nullableChoice(body, 'template', templates) ?? undefined,
    templateVariables: readObject(body, 'templateVariables') ?? undefined,
    defaultLaunchpadViewGroup: nullableString(body, 'defaultLaunchpadViewGroup'),
    launchpadTabs: readTexts(body, 'launchpadTabs'),
    cspsConfig: readStorage(body),
  } satisfies { readonly [Field in keyof UpdateDeploymentInput]-?: unknown };
  return givenFields(fields);
}

export function readNewDeployment(body: Body): CreateDeploymentInput {
  if (typeof body.isManaged !== 'boolean') throw invalid('isManaged', 'must be a boolean');
  return {
    name: requiredString(body, 'name', { max: maxNameLength }),
    cloudProvider: requiredChoice(body, 'cloudProvider', cloudProviders),
    isManaged: body.isManaged,
    region: requiredChoice(body, 'region', regionNames),
    targetPlatform: requiredString(body, 'targetPlatform'),
    creationStep: requiredChoice(body, 'creationStep', creationSteps),
    creationMethod: nullableChoice(body, 'creationMethod', creationMethods),
    deployMode: nullableChoice(body, 'deployMode', deployModes),
  };
}

function readObject(body: Body, field: string): JsonObject | null | undefined {
  const value = body[field];
  if (value === undefined || value === null) return value;
  if (!isObject(value)) throw invalid(field, 'must be an object');
  return value;
}

function readTexts(body: Body, field: string): readonly string[] | null | undefined {
  const value = body[field];
  if (value === undefined || value === null) return value;
  if (!isStringArray(value)) throw invalid(field, 'must be a list of strings');
  return value;
}

function readStorage(body: Body): CspsConfig | null | undefined {
  const value = readObject(body, 'cspsConfig');
  if (value === undefined || value === null) return value;
  if (typeof value.enabled !== 'boolean') throw invalid('cspsConfig.enabled', 'must be a boolean');
  const texts = storageTexts.map((name) => [name, nullableString(value, name) ?? null]);
  return { ...Object.fromEntries(texts), enabled: value.enabled, storageProvider: requiredString(value, 'storageProvider') };
}

const storageTexts: readonly (keyof CspsConfig)[] = [
  'awsRoleArn',
  'azureClientId',
  'azureContainer',
  'azureStorageAccount',
  'azureTenantId',
  'gcpServiceAccountEmail',
  'gcpWorkloadIdentityProvider',
  'gcsBucket',
  's3Bucket',
  's3Region',
  's3Sse',
];

const regionNames = regions.map(({ name }) => name);
const maxNameLength = 255;
const cloudProviders: readonly CloudProvider[] = ['managed', 'aws', 'gcp'];
const creationMethods: readonly CreationMethod[] = ['upload', 'managed', 'source-control', 'ssh'];
const deployModes: readonly DeployMode[] = ['git', 'cli'];
const releaseChannels: readonly ReleaseChannel[] = ['latest', 'release'];
const templates: readonly DeploymentTemplate[] = ['single', 'simpleCluster', 'multiCluster'];
