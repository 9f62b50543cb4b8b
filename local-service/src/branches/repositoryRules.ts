import { ServiceFailure } from '../http/ServiceFailure.js';
import type { InstallationRecord, RepositoryHost, RepositoryRecord } from '../tenant/deployments/RepositoryHost.js';

export function requireInstallation({ installations }: RepositoryHost, id: number): InstallationRecord {
  const installation = installations.find(id);
  if (installation === undefined) throw new ServiceFailure(404, 'The installation was not found.');
  return installation;
}

export function findRepository({ repositories }: RepositoryHost, { id }: InstallationRecord, name: string): RepositoryRecord | undefined {
  return repositories.values().find((repository) => repository.installationId === id && repository.name === name);
}
