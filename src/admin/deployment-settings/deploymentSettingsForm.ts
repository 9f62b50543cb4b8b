import type { CspsConfig, DeploymentSettings, UpdateDeploymentInput } from '../../client/resources/deployment-settings.js';
import { isSameJson } from '../../data/conflict/compareFields.js';
import { checkName } from '../kit/dialog/checkName.js';
import type { FieldProblems } from '../kit/dialog/useActionForm.js';
import type { ProblemContext } from '../kit/record-form/RecordForm.js';
import { choiceName } from '../shared/fields/choiceName.js';
import type { DeploymentSettingsLabels } from './labels/DeploymentSettingsLabels.js';
import { type VariableField, variableNameOf, variablesOf, variableValuesOf } from './templateVariables.js';

/** The version of the service that a deployment runs. Changed as a whole, because a version belongs to a channel. */
export interface Release {
  readonly channel: string;
  /** The value of `releaseChannelVersion`. */
  readonly version: string;
  /** True if it keeps its version when newer ones are released. */
  readonly isHeld: boolean;
}

/** The fields of the storage that hold text, by the cloud that they belong to. */
export const storageFields = {
  s3: ['s3Bucket', 's3Region', 's3Sse', 'awsRoleArn'],
  gcs: ['gcsBucket', 'gcpServiceAccountEmail', 'gcpWorkloadIdentityProvider'],
  azure: ['azureContainer', 'azureStorageAccount', 'azureTenantId', 'azureClientId'],
} as const satisfies Readonly<Record<string, readonly (keyof CspsConfig)[]>>;

type StorageField = (typeof storageFields)[keyof typeof storageFields][number];

const storageNames: readonly StorageField[] = Object.values(storageFields).flat();

/** The values of the form. Template variables are separate values, so that two people can change different ones. */
export type DeploymentValues = FixedValues & Readonly<Record<VariableField, string>>;

type FixedValues = StorageValues & {
  readonly name: string;
  readonly customDomain: string;
  readonly template: string;
  readonly cloudProvider: string;
  readonly region: string;
  readonly release: Release;
  readonly creationMethod: string;
  readonly deployMode: string;
  readonly deployBranchName: string;
  readonly deployProjectRoot: string;
  readonly deployBranchReadOnly: boolean;
  readonly deployBranchMergeAllowed: boolean;
  readonly defaultLaunchpadViewGroup: string;
  readonly launchpadTabs: readonly string[];
};

type StorageValues = { readonly [Field in StorageField]: string } & {
  readonly storageEnabled: boolean;
  readonly storageProvider: string;
};

export function valuesOf(settings: DeploymentSettings | undefined): DeploymentValues {
  return {
    name: settings?.name ?? '',
    customDomain: settings?.customDomain ?? '',
    template: settings?.template ?? '',
    cloudProvider: settings?.cloudProvider ?? '',
    region: settings?.region ?? '',
    release: {
      channel: settings?.releaseChannel ?? '',
      version: settings?.releaseChannelVersion ?? '',
      isHeld: settings?.releaseChannelVersionHold ?? false,
    },
    creationMethod: settings?.creationMethod ?? '',
    deployMode: settings?.deployMode ?? '',
    deployBranchName: settings?.deployBranchName ?? '',
    deployProjectRoot: settings?.deployProjectRoot ?? '',
    deployBranchReadOnly: settings?.deployBranchReadOnly ?? false,
    deployBranchMergeAllowed: settings?.deployBranchMergeAllowed ?? false,
    defaultLaunchpadViewGroup: settings?.defaultLaunchpadViewGroup ?? '',
    launchpadTabs: settings?.launchpadTabs ?? [],
    ...storageValuesOf(settings?.cspsConfig),
    ...variableValuesOf(settings?.templateVariables),
  };
}

function storageValuesOf(storage: CspsConfig | null | undefined): StorageValues {
  return {
    storageEnabled: storage?.enabled ?? false,
    storageProvider: storage?.storageProvider ?? '',
    // Each name once.
    ...(Object.fromEntries(storageNames.map((name) => [name, storage?.[name] ?? ''])) as Record<StorageField, string>),
  };
}

/** Returns what is sent for these values. The names of choices are those that the service has sent or that the form offers. */
export function inputOf(values: DeploymentValues): UpdateDeploymentInput {
  return {
    name: values.name.trim(),
    customDomain: optional(values.customDomain),
    template: values.template as UpdateDeploymentInput['template'],
    cloudProvider: values.cloudProvider as UpdateDeploymentInput['cloudProvider'],
    region: optional(values.region),
    releaseChannel: values.release.channel as UpdateDeploymentInput['releaseChannel'],
    releaseChannelVersion: optional(values.release.version),
    releaseChannelVersionHold: values.release.isHeld,
    creationMethod: optional(values.creationMethod) as UpdateDeploymentInput['creationMethod'],
    deployMode: optional(values.deployMode) as UpdateDeploymentInput['deployMode'],
    deployBranchName: values.deployBranchName.trim(),
    deployProjectRoot: values.deployProjectRoot.trim(),
    deployBranchReadOnly: values.deployBranchReadOnly,
    deployBranchMergeAllowed: values.deployBranchMergeAllowed,
    defaultLaunchpadViewGroup: optional(values.defaultLaunchpadViewGroup),
    launchpadTabs: values.launchpadTabs.length > 0 ? values.launchpadTabs : null,
    cspsConfig: storageOf(values),
    templateVariables: variablesOf(values),
  };
}

/** Storage that has never been set up is not sent. */
function storageOf(values: DeploymentValues): CspsConfig | null {
  if (!hasStorage(values)) return null;
  const texts = storageNames.map((name) => [name, optional(values[name])]);
  return { ...Object.fromEntries(texts), enabled: values.storageEnabled, storageProvider: values.storageProvider.trim() };
}

function hasStorage(values: DeploymentValues): boolean {
  return values.storageEnabled || ['storageProvider' as const, ...storageNames].some((name) => values[name].trim() !== '');
}

function optional(text: string): string | null {
  return text.trim() || null;
}

/**
 * Returns the changes to send: only the template variables that differ, which the service merges by name, and the hold with each version,
 * because the service would choose it otherwise.
 */
export function sentOf(settings: DeploymentSettings, { templateVariables, ...changes }: UpdateDeploymentInput): UpdateDeploymentInput {
  const stored = settings.templateVariables ?? {};
  const variables = Object.entries(templateVariables ?? {}).filter(
    ([name, value]) => !Object.hasOwn(stored, name) || !isSameJson(value, stored[name]),
  );
  return {
    ...(changes.releaseChannelVersion != null && { releaseChannelVersionHold: settings.releaseChannelVersionHold ?? false }),
    ...changes,
    ...(variables.length > 0 && { templateVariables: Object.fromEntries(variables) }),
    // The service replaces the whole object: keep fields that this version does not know.
    ...(changes.cspsConfig && { cspsConfig: { ...settings.cspsConfig, ...changes.cspsConfig } }),
  };
}

/** Checks the values as the service does (docs/contract/deployments.md#deployments-and-settings). */
export function problemsOf(
  values: DeploymentValues,
  { labels: { problems: words }, item, error }: ProblemContext<DeploymentSettings, DeploymentSettingsLabels>,
): FieldProblems<DeploymentValues> {
  const name = checkName(values.name);
  return {
    name: name === 'missing' ? words.name : name && words.longName,
    region: item?.region && values.region === '' ? words.region : undefined,
    deployBranchName: values.deployBranchName.trim() === '' ? words.deployBranchName : undefined,
    storageProvider: hasStorage(values) && values.storageProvider.trim() === '' ? words.storageProvider : undefined,
    // Versions come and go. The service names the field in its message.
    release: error?.kind === 'validation' && error.message.includes('releaseChannelVersion') ? words.release : undefined,
  };
}

/** Returns the text for a value that is not a text itself. */
export function textOf(
  field: keyof DeploymentValues & string,
  values: DeploymentValues,
  labels: DeploymentSettingsLabels,
): string | undefined {
  if (field === 'launchpadTabs') return values.launchpadTabs.join(', ');
  if (field !== 'release') return undefined;
  const { channel, version, isHeld } = values.release;
  return labels.release.summary(channelName(channel, labels), version, isHeld);
}

/** Template variables are labelled by their names. */
export function labelOf(field: string): string | undefined {
  return variableNameOf(field);
}

/** Returns the name of a channel; an unknown one is returned unchanged. */
export function channelName(channel: string, { choices }: Pick<DeploymentSettingsLabels, 'choices'>): string {
  return choiceName(choices.releaseChannel, channel);
}

/** The values listed in the contract for each choice. */
export const choiceValues = {
  template: ['single', 'simpleCluster', 'multiCluster'],
  cloudProvider: ['managed', 'aws', 'gcp'],
  creationMethod: ['upload', 'managed', 'source-control', 'ssh'],
  deployMode: ['git', 'cli'],
} as const;

/** The release channels listed in the contract. */
export const releaseChannels = ['latest', 'release'] as const;
