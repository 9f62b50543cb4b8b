import { promoteWorkbook, updateWorkbook } from '../../../src/client.js';
import { analyst, embedClient } from '../support/embedding.js';
import { addressOf, production, promotionOf, staging, stagingKey } from '../support/workspace.js';
import type { ContractWorld } from './ContractWorld.js';
import type { Contracts } from './OperationContract.js';

const missing = { deploymentId: staging, workbookId: 9_999 };

export const workbookPromotionsContracts: Contracts<
  'previewWorkbookPromotion' | 'promoteWorkbook' | 'getWorkbookPromotion' | 'getWorkbookPromotions' | 'getWorkbookPromotionLinks'
> = {
  previewWorkbookPromotion: {
    succeeds: { params: async (world) => ({ ...(await tradingAtStaging(world)), targetDeploymentId: production, targetFolderId: 1 }) },
    refuses: {
      'an embed session': { params: toProduction, as: embedClient, status: 403 },
      'a key that does not cover the target': { params: toProduction, as: stagingKey, status: 403 },
      'a workbook that the caller can only read': { params: toProduction, as: analyst, status: 403 },
      'an unknown target deployment': {
        params: async (world) => ({ ...(await tradingAtStaging(world)), targetDeploymentId: 99 }),
        status: 404,
      },
      'an unknown target folder': {
        params: async (world) => ({ ...(await toProduction(world)), targetFolderId: 9_999 }),
        status: 404,
      },
      'an unknown workbook': { params: { ...missing, targetDeploymentId: production }, status: 404 },
      'its own deployment': {
        params: async (world) => ({ ...(await tradingAtStaging(world)), targetDeploymentId: staging }),
        status: 400,
      },
      'a workbook without a published dashboard': {
        params: async (world) => ({ ...(await addressOf(world, 'Dashboard rendering', staging)), targetDeploymentId: production }),
        status: 400,
      },
    },
  },
  promoteWorkbook: {
    succeeds: { params: (world) => promotionOf(world, 'Daily trading') },
    refuses: {
      'a source that changed since the preview': { params: changedSource, status: 409, code: 'source_changed' },
      'a source that changed, even with override': {
        params: async (world) => ({ ...(await changedSource(world)), override: true }),
        status: 409,
        code: 'source_changed',
      },
      'a destination that was edited': {
        params: (world) => promotionOf(world, 'Revenue overview'),
        status: 409,
        code: 'destination_diverged',
      },
      'a destination that changed since the preview': {
        params: changedDestination,
        status: 409,
        code: 'destination_changed',
      },
      'a key of another promotion': {
        params: async (world) => {
          const promotion = await promotionOf(world, 'Daily trading');
          await promoteWorkbook(world.admin, promotion);
          return { ...promotion, override: true };
        },
        status: 409,
        code: 'idempotency_key_reused',
      },
      'an embed session': { params: (world) => promotionOf(world, 'Daily trading'), as: embedClient, status: 403 },
      'a key that does not cover the target': { params: (world) => promotionOf(world, 'Daily trading'), as: stagingKey, status: 403 },
      'an unknown workbook': {
        params: async (world) => ({ ...(await promotionOf(world, 'Daily trading')), ...missing }),
        status: 404,
      },
    },
  },
  getWorkbookPromotion: {
    succeeds: { params: (world) => addressOf(world, 'Daily trading') },
    refuses: {
      'an unknown workbook': { params: missing, status: 404 },
      'an embed session': { params: tradingAtStaging, as: embedClient, status: 403 },
    },
  },
  getWorkbookPromotions: {
    succeeds: { params: async (world) => ({ ...(await tradingAtStaging(world)), first: 2 }) },
    refuses: {
      'an unknown workbook': { params: missing, status: 404 },
      'an embed session': { params: tradingAtStaging, as: embedClient, status: 403 },
    },
  },
  getWorkbookPromotionLinks: {
    succeeds: { params: async (world) => ({ ...(await tradingAtStaging(world)), first: 2 }) },
    refuses: {
      'an unknown workbook': { params: missing, status: 404 },
      'an embed session': { params: tradingAtStaging, as: embedClient, status: 403 },
      'a key for other deployments': { params: (world) => addressOf(world, 'Daily trading'), as: stagingKey, status: 403 },
    },
  },
};

function tradingAtStaging(world: ContractWorld) {
  return addressOf(world, 'Daily trading', staging);
}

async function toProduction(world: ContractWorld) {
  return { ...(await tradingAtStaging(world)), targetDeploymentId: production };
}

async function changedSource(world: ContractWorld) {
  const promotion = await promotionOf(world, 'Daily trading');
  await updateWorkbook(world.admin, { ...(await tradingAtStaging(world)), meta: { edited: true } });
  return promotion;
}

async function changedDestination(world: ContractWorld) {
  const promotion = await promotionOf(world, 'Daily trading');
  await updateWorkbook(world.admin, { ...(await addressOf(world, 'Daily trading')), meta: { edited: true } });
  return promotion;
}
