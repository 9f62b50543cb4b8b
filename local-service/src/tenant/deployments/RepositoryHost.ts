import type { Table } from '../Table.js';

/** The source-control host as the account sees it: where its app is installed, and the repositories there. */
export interface RepositoryHost {
  readonly installations: Table<InstallationRecord>;
  readonly repositories: Table<RepositoryRecord>;
}

export interface InstallationRecord {
  readonly id: number;
  /** Of the person or organisation, and so the owner of its repositories. */
  readonly login: string;
  readonly avatarUrl: string;
}

export interface RepositoryRecord {
  readonly id: number;
  readonly installationId: number;
  readonly name: string;
  readonly isPrivate: boolean;
  readonly defaultBranch: string;
  readonly branchNames: readonly string[];
  /** Which deployments are connected to it. */
  readonly deploymentIds: readonly number[];
}

/** Makes the deployment's repository have a branch. */
export function addUpstreamBranch(host: RepositoryHost, deploymentId: number, branchName: string): void {
  const repository = repositoryOf(host, deploymentId);
  if (repository === undefined || repository.branchNames.includes(branchName)) return;
  host.repositories.update(repository.id, { branchNames: [...repository.branchNames, branchName] });
}

/** Deletes a branch of the deployment's repository. */
export function removeUpstreamBranch(host: RepositoryHost, deploymentId: number, branchName: string): void {
  const repository = repositoryOf(host, deploymentId);
  if (repository === undefined) return;
  host.repositories.update(repository.id, { branchNames: repository.branchNames.filter((name) => name !== branchName) });
}

/** The repository a deployment is connected to. */
function repositoryOf({ repositories }: RepositoryHost, deploymentId: number): RepositoryRecord | undefined {
  return repositories.values().find(({ deploymentIds }) => deploymentIds.includes(deploymentId));
}
