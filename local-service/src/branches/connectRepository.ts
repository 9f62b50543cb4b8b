import type { ConnectSourceControlRequest } from '@parley/react/client';
import { readModelPath, rootPrefix } from '../data-model/modelPath.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import { starterProject } from '../tenant/deployments/addDeployment.js';
import { type BranchRecord, branchOf, type DeploymentRecord, type Deployments } from '../tenant/deployments/Deployments.js';
import type { InstallationRecord, RepositoryRecord } from '../tenant/deployments/RepositoryHost.js';
import { requestBuild } from './commits.js';
import { updateRunning } from './devMode.js';
import { findRepository, requireInstallation } from './repositoryRules.js';

/** What a deployment is to be connected to. */
export interface Connection {
  readonly installationId: number;
  readonly name: string;
  readonly isNewRepo: boolean;
  readonly isPrivate: boolean;
  /** The default branch of the repository where it is left out. */
  readonly deployBranchName: string | undefined;
  readonly deployProjectRoot: string;
}

export function readConnection(input: ConnectSourceControlRequest): Connection {
  const { installationId, name, isNewRepo, private: isPrivate, deployBranchName, deployProjectRoot } = input;
  return {
    installationId,
    name,
    isNewRepo: isNewRepo ?? false,
    isPrivate: isPrivate ?? true,
    deployBranchName: deployBranchName ?? undefined,
    deployProjectRoot: readRoot(deployProjectRoot ?? '/'),
  };
}

/** Connects a deployment to a repository, whose branch becomes production and is built. */
export function connectRepository(
  deployments: Deployments,
  { id: deploymentId, deployBranchName: oldBranchName }: DeploymentRecord,
  connection: Connection & { readonly now: number },
): DeploymentRecord {
  const { repositoryHost } = deployments;
  const installation = requireInstallation(repositoryHost, connection.installationId);
  const known = findRepository(repositoryHost, installation, connection.name);
  const repository = connection.isNewRepo ? createRepository(deployments, installation, known, connection) : known;
  if (repository === undefined) throw new ServiceFailure(404, `This installation has no repository "${connection.name}".`);
  const { deployBranchName = repository.defaultBranch, deployProjectRoot, now } = connection;
  if (!repository.branchNames.includes(deployBranchName)) {
    throw new ServiceFailure(400, `The repository "${repository.name}" has no branch "${deployBranchName}".`);
  }
  moveConnection(deployments, deploymentId, repository);
  const deployment = deployments.deployments.update(deploymentId, {
    deployBranchName,
    deployProjectRoot,
    creationMethod: 'source-control',
    deployMode: 'git',
    repoType: 'git',
    ...(isBeforeDatabases(deployments, deploymentId) && { creationStep: 'databases' }),
  });
  if (deployment === undefined) throw new ServiceFailure(404, 'The deployment was not found.');
  const branch = branchOf(deployments, deploymentId, deployBranchName) ?? insertDeployBranch(deployments, deployment);
  checkOut(deployments, branch, deployProjectRoot);
  const oldBranch = branchOf(deployments, deploymentId, oldBranchName);
  if (oldBranch !== undefined) updateRunning(deployments, oldBranch.id);
  updateRunning(deployments, branch.id);
  requestBuild(deployments, deployments.branches.find(branch.id) ?? branch, now);
  return deployment;
}

function createRepository(
  { repositoryHost }: Deployments,
  { id: installationId, login }: InstallationRecord,
  known: RepositoryRecord | undefined,
  { name, isPrivate, deployBranchName: defaultBranch = 'main' }: Connection,
): RepositoryRecord {
  if (known !== undefined) throw new ServiceFailure(409, `${login} already has a repository "${name}".`);
  return repositoryHost.repositories.insert({
    installationId,
    name,
    isPrivate,
    defaultBranch,
    branchNames: [defaultBranch],
    deploymentIds: [],
  });
}

/** A deployment is connected to one repository at a time. */
function moveConnection({ repositoryHost: { repositories } }: Deployments, deploymentId: number, to: RepositoryRecord): void {
  for (const { id, deploymentIds } of repositories.values()) {
    const others = deploymentIds.filter((connected) => connected !== deploymentId);
    repositories.update(id, { deploymentIds: id === to.id ? [...others, deploymentId] : others });
  }
}

function isBeforeDatabases({ deployments }: Deployments, deploymentId: number): boolean {
  const step = deployments.find(deploymentId)?.creationStep;
  return step === 'project' || step === 'source-control';
}

function insertDeployBranch(
  { branches, models }: Deployments,
  { id: deploymentId, deployBranchName: name }: DeploymentRecord,
): BranchRecord {
  return branches.insert({
    deploymentId,
    name,
    parentBranch: null,
    lastHash: models.newHash(),
    isStagingEnvironmentEnabled: false,
    devModeUserId: null,
    isRunning: true,
  });
}

/** Gives a branch without files those of the repository: a first model below the root of the project. */
function checkOut({ models }: Deployments, { id }: BranchRecord, deployProjectRoot: string): void {
  if (models.of(id).committed.size > 0) return;
  const files = new Map([...starterProject].map(([path, content]) => [rootPrefix(deployProjectRoot) + path, content]));
  models.change(id, { committed: files, working: files });
}

/** A folder of the repository, written with a slash at its beginning. */
function readRoot(root: string): string {
  const folder = root.replace(/^\/+|(?<!\/)\/+$/g, '');
  return folder === '' ? '/' : `/${readModelPath(folder, 'deployProjectRoot')}`;
}
