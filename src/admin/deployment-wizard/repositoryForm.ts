import type { ServiceError } from '../../client/errors/ServiceError.js';
import type { ConnectSourceControlRequest } from '../../client/resources/source-control.js';
import type { FieldProblems } from '../kit/dialog/useActionForm.js';
import type { DeploymentWizardLabels } from './labels/DeploymentWizardLabels.js';

/** The values of the form that connects a repository. */
export interface RepositoryValues {
  /** `undefined` if none is chosen. */
  readonly installationId: number | undefined;
  /** The owner of the repositories, needed to read their branches. */
  readonly owner: string;
  readonly isNewRepo: boolean;
  /** The name of an existing repository; empty if none is chosen. */
  readonly repository: string;
  readonly newRepository: string;
  readonly isPrivate: boolean;
  /** Empty for the default branch. */
  readonly branch: string;
  readonly root: string;
}

export const noRepository: RepositoryValues = {
  installationId: undefined,
  owner: '',
  isNewRepo: false,
  repository: '',
  newRepository: '',
  isPrivate: true,
  branch: '',
  root: '/',
};

/** Returns the input of the call. A new repository has only its default branch. */
export function connectionOf(values: RepositoryValues & { readonly installationId: number }): ConnectSourceControlRequest {
  const { installationId, isNewRepo, repository, newRepository, isPrivate, branch, root } = values;
  return {
    installationId,
    name: isNewRepo ? newRepository.trim() : repository,
    isNewRepo,
    ...(isNewRepo ? { private: isPrivate } : branch !== '' && { deployBranchName: branch }),
    deployProjectRoot: root.trim() || '/',
  };
}

/** Returns what is missing, and what the service has refused (docs/contract/data-model.md#source-control). */
export function repositoryProblems(
  { installationId, isNewRepo, repository, newRepository, branch, root }: RepositoryValues,
  { problems: words }: Pick<DeploymentWizardLabels, 'problems'>,
  error: ServiceError | undefined,
): FieldProblems<RepositoryValues> {
  const isRefused = error?.kind === 'validation';
  return {
    installationId: installationId === undefined ? words.installationId : undefined,
    repository: isNewRepo
      ? undefined
      : repository === ''
        ? words.repository
        : error?.kind === 'not-found'
          ? words.repositoryGone
          : undefined,
    newRepository: !isNewRepo
      ? undefined
      : newRepository.trim() === ''
        ? words.newRepository
        : error?.kind === 'conflict'
          ? words.repositoryTaken
          : undefined,
    // The message about a branch contains its name.
    branch: isRefused && !isNewRepo && branch !== '' && error.message.includes(`"${branch}"`) ? words.branchGone : undefined,
    root: hasDotParts(root) || (isRefused && error.message.includes('deployProjectRoot')) ? words.root : undefined,
  };
}

function hasDotParts(path: string): boolean {
  return path.split('/').some((part) => part === '.' || part === '..');
}
