import type { LocalService } from '@parley/local-service';
import { createDeployment, createServiceClient } from '../../src/client.js';

/** Adds a deployment that waits for its repository, so that there is a setup to continue. */
export async function addDemoDeployment(service: LocalService): Promise<void> {
  const admin = createServiceClient({
    baseUrl: service.addresses.baseUrl,
    credentials: { kind: 'bearer', token: () => service.mintAccessToken() },
    fetch: service.fetch,
  });
  await createDeployment(admin, {
    name: 'Nordics pilot',
    cloudProvider: 'aws',
    isManaged: false,
    region: 'aws-eu-west-1',
    targetPlatform: 'kubernetes',
    creationStep: 'source-control',
    creationMethod: 'source-control',
    deployMode: 'git',
  });
}
