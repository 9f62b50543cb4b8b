import { createDeployment, previewWorkbookPromotion, promoteWorkbook, type ServiceClient } from '../../../src/client.js';

/** Creates a deployment with each name, and promotes the workbook to it. */
export async function promoteToNewDeployments(
  client: ServiceClient,
  workbook: { readonly deploymentId: number; readonly workbookId: number },
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    const { id: targetDeploymentId } = await createDeployment(client, { ...newDeployment, name });
    const { sourceHash: expectedSourceHash } = await previewWorkbookPromotion(client, { ...workbook, targetDeploymentId });
    await promoteWorkbook(client, { ...workbook, targetDeploymentId, expectedSourceHash, idempotencyKey: crypto.randomUUID() });
  }
}

const newDeployment = {
  cloudProvider: 'managed',
  isManaged: true,
  region: 'managed-eu-central-1',
  targetPlatform: 'cloud',
  creationStep: 'project',
} as const;
