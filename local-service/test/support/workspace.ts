import { createApiKey, getWorkbooks, previewWorkbookPromotion, type ServiceClient, type Workbook } from '../../../src/client.js';
import type { ContractWorld } from '../contract/ContractWorld.js';

/** Deployments of the seed. */
export const production = 1;
export const staging = 2;

/** The workbook of this name, as the admin sees it. */
export async function workbookNamed({ admin }: Pick<ContractWorld, 'admin'>, name: string, deploymentId = production): Promise<Workbook> {
  const { items } = await getWorkbooks(admin, { deploymentId });
  const workbook = items.find((item) => item.name === name);
  if (workbook === undefined) throw new Error(`The seed has no workbook "${name}" in deployment ${deploymentId}.`);
  return workbook;
}

export async function addressOf(world: Pick<ContractWorld, 'admin'>, name: string, deploymentId = production) {
  const { id: workbookId } = await workbookNamed(world, name, deploymentId);
  return { deploymentId, workbookId };
}

/** The parameters of a promotion to production after its preview. */
export async function promotionOf(world: Pick<ContractWorld, 'admin'>, name: string, idempotencyKey = firstKey) {
  const address = await addressOf(world, name, staging);
  const { sourceHash, destinationHash } = await previewWorkbookPromotion(world.admin, { ...address, targetDeploymentId: production });
  return {
    ...address,
    targetDeploymentId: production,
    expectedSourceHash: sourceHash,
    expectedDestinationHash: destinationHash,
    idempotencyKey,
  };
}

export const firstKey = '6f1c1f0a-0c1e-4a53-9d3c-0d7a4f6f0001';
export const secondKey = '6f1c1f0a-0c1e-4a53-9d3c-0d7a4f6f0002';

/** An admin's key for only the staging deployment. */
export async function stagingKey(world: ContractWorld): Promise<ServiceClient> {
  const { token } = await createApiKey(world.admin, { name: 'Staging only', deploymentIds: [staging] });
  return world.clientOf({ kind: 'api-key', key: token, dangerouslyAllowBrowser: true });
}
