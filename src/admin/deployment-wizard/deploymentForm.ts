import type { ServiceError } from '../../client/errors/ServiceError.js';
import type { CloudProvider, CreationMethod, DeployMode } from '../../client/resources/deployment-settings.js';
import type { CreateDeploymentInput } from '../../client/resources/deployments.js';
import { checkName } from '../kit/dialog/checkName.js';
import type { FieldProblems } from '../kit/dialog/useActionForm.js';
import { firstStepOf } from './creationPath.js';
import type { DeploymentWizardLabels } from './labels/DeploymentWizardLabels.js';

/** The values of the form of a new deployment. */
export interface DeploymentValues extends SourceValues {
  readonly name: string;
  readonly cloudProvider: CloudProvider;
  /** The name of a region; empty if none is chosen. */
  readonly region: string;
}

/** Where the data model comes from, and how changes to it are deployed. */
export interface SourceValues {
  readonly creationMethod: CreationMethod;
  readonly deployMode: DeployMode;
}

/** The values listed in the contract for each choice. */
export const choiceValues = {
  cloudProvider: ['managed', 'aws', 'gcp'],
  creationMethod: ['upload', 'managed', 'source-control', 'ssh'],
  deployMode: ['git', 'cli'],
} as const satisfies { readonly [Field in keyof DeploymentValues]?: readonly string[] };

export const newDeployment: DeploymentValues = {
  name: '',
  cloudProvider: 'managed',
  region: '',
  creationMethod: 'upload',
  deployMode: 'git',
};

/** Returns the input of the call. */
export function inputOf({ name, region, cloudProvider, ...source }: DeploymentValues, targetPlatform: string): CreateDeploymentInput {
  return {
    name: name.trim(),
    cloudProvider,
    isManaged: cloudProvider === 'managed',
    region,
    targetPlatform,
    creationStep: firstStepOf(source.creationMethod),
    ...sourceOf(source),
  };
}

/** Returns the source to send. A repository is always deployed with Git. */
export function sourceOf({ creationMethod, deployMode }: SourceValues): SourceValues {
  return { creationMethod, deployMode: creationMethod === 'source-control' ? 'git' : deployMode };
}

/** Returns the problems of a new deployment. The service names the refused field in its message. */
export function problemsOf(
  values: DeploymentValues,
  { problems: words }: Pick<DeploymentWizardLabels, 'problems'>,
  error: ServiceError | undefined,
): FieldProblems<DeploymentValues> {
  const name = checkName(values.name);
  const isAbout = (field: string) => error?.kind === 'validation' && (error.field === field || error.message.startsWith(`${field} `));
  return {
    name: name === 'missing' ? words.name : name ? words.longName : isAbout('name') ? error?.message : undefined,
    region: values.region === '' ? words.region : isAbout('region') ? words.regionGone : undefined,
  };
}

/**
 * True if the service may have carried out a request that failed: the response was lost or is invalid. Sending it again could then create a
 * second deployment.
 */
export function isInDoubt({ kind, reason }: ServiceError): boolean {
  return reason === undefined && doubtful.has(kind);
}

const doubtful: ReadonlySet<ServiceError['kind']> = new Set(['network', 'interrupted', 'server', 'protocol', 'aborted']);
