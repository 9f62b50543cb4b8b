import { createWorkbook, duplicateWorkbook } from '../../../src/client.js';
import { analyst, embedClient } from '../support/embedding.js';
import { racing } from '../support/racing.js';
import { addressOf, stagingKey, workbookNamed } from '../support/workspace.js';
import type { ContractWorld } from './ContractWorld.js';
import type { Contracts } from './OperationContract.js';

const deploymentId = 1;
const missing = { deploymentId, workbookId: 9_999 };
const position = { x: 0, y: 0, w: 6, h: 4 };
const text = { id: 'text-1', type: 'TEXT', position };
const thread = { widgetId: 'ai-1', threadId: 'thread-7', checksum: 'abc' };

export const workbooksContracts: Contracts<
  'getWorkbooks' | 'createWorkbook' | 'upsertWorkbookBySlug' | 'getWorkbook' | 'updateWorkbook' | 'deleteWorkbook' | 'duplicateWorkbook'
> = {
  getWorkbooks: {
    succeeds: { params: { deploymentId, first: 50 } },
    refuses: {
      'an unknown folder': { params: { deploymentId, folderId: 9_999 }, status: 404 },
      'a folder without access': { params: { deploymentId, folderId: 26 }, as: analyst, status: 403 },
      'a key for other deployments': { params: { deploymentId }, as: stagingKey, status: 403 },
    },
  },
  createWorkbook: {
    succeeds: { params: { deploymentId, name: 'Stock count', folderId: 1, meta: { model: 'sales' } } },
    refuses: {
      'an empty name': { params: { deploymentId, name: ' ' }, status: 400 },
      'an unknown folder': { params: { deploymentId, folderId: 9_999 }, status: 404 },
      'a folder that the caller can only read': { params: { deploymentId, folderId: 1 }, as: analyst, status: 403 },
      'an embed session': { params: { deploymentId }, as: embedClient, status: 403 },
    },
  },
  upsertWorkbookBySlug: {
    succeeds: { params: { deploymentId, slug: ' Daily-Trading ', meta: { owner: 'trading' } } },
    refuses: {
      'an unknown folder': { params: { deploymentId, slug: 'stock-count', folderId: 9_999 }, status: 404 },
      'a workbook that the caller can only read': { params: { deploymentId, slug: 'revenue-overview' }, as: analyst, status: 403 },
      'a concurrent write': {
        params: { deploymentId, slug: 'at-once' },
        as: racing,
        status: 409,
        code: 'upsert_branch_changed',
      },
    },
  },
  getWorkbook: {
    succeeds: { params: (world) => addressOf(world, 'Daily trading') },
    refuses: {
      'an unknown workbook': { params: missing, status: 404 },
      'a workbook of another deployment': {
        params: async (world) => ({ ...(await addressOf(world, 'Daily trading')), deploymentId: 2 }),
        status: 404,
      },
      'a workbook without access': { params: (world) => addressOf(world, 'Executive summary'), as: analyst, status: 403 },
    },
  },
  updateWorkbook: {
    succeeds: { params: async (world) => ({ ...(await addressOf(world, 'Rent to sales')), name: 'Rent', slug: 'rent', folderId: null }) },
    refuses: {
      'a slug that another workbook has': {
        params: async (world) => ({ ...(await addressOf(world, 'Rent to sales')), slug: 'Daily-Trading' }),
        status: 409,
      },
      'a slug taken from a workbook that the caller cannot edit': {
        params: async (world) => ({ ...(await addressOf(world, 'Basket pairs')), slug: 'revenue-overview', slugTakeover: true }),
        as: analyst,
        status: 403,
      },
      'an unknown workbook': { params: { ...missing, name: 'Rent' }, status: 404 },
      'an unknown folder': {
        params: async (world) => ({ ...(await addressOf(world, 'Rent to sales')), folderId: 9_999 }),
        status: 404,
      },
      'a workbook that the caller can only read': {
        params: async (world) => ({ ...(await addressOf(world, 'Rent to sales')), name: 'Rent' }),
        as: analyst,
        status: 403,
      },
    },
  },
  deleteWorkbook: {
    succeeds: { params: (world) => addressOf(world, 'Rent to sales') },
    refuses: {
      'an unknown workbook': { params: missing, status: 404 },
      'a workbook that the caller can only read': { params: (world) => addressOf(world, 'Rent to sales'), as: analyst, status: 403 },
    },
  },
  duplicateWorkbook: {
    succeeds: { params: (world) => addressOf(world, 'Daily trading') },
    refuses: {
      'more workbooks than the plan allows': { params: fillPlan, status: 400 },
      'a shared copy without a published dashboard': {
        params: async (world) => ({ ...(await addressOf(world, 'Rent to sales')), shared: true }),
        status: 400,
      },
      'a shared copy outside creator mode': {
        params: async (world) => ({ ...(await addressOf(world, 'Daily trading')), shared: true }),
        status: 403,
      },
      'an unknown workbook': { params: missing, status: 404 },
    },
  },
};

export const dashboardsContracts: Contracts<'updateWorkbookDashboard' | 'publishDashboard' | 'updatePublishedDashboardAiWidgetThread'> = {
  updateWorkbookDashboard: {
    succeeds: {
      params: async (world) => ({
        ...(await addressOf(world, 'Daily trading')),
        dashboardDraft: { widgets: [{ type: 'TEXT', position }] },
      }),
    },
    refuses: {
      'a widget without a position': {
        // Sends values that the types do not allow.
        params: async (world) => ({
          ...(await addressOf(world, 'Daily trading')),
          dashboardDraft: { widgets: [{ type: 'TEXT' } as never] },
        }),
        status: 400,
      },
      'a widget of an unknown type': {
        params: async (world) => ({
          ...(await addressOf(world, 'Daily trading')),
          dashboardDraft: { widgets: [{ type: 'HOLOGRAM', position }] },
        }),
        status: 400,
      },
      'two widgets with the same id': {
        params: async (world) => ({ ...(await addressOf(world, 'Daily trading')), dashboardDraft: { widgets: [text, text] } }),
        status: 400,
      },
      'an unknown workbook': { params: { ...missing, dashboardDraft: null }, status: 404 },
      'a workbook that the caller can only read': {
        params: async (world) => ({ ...(await addressOf(world, 'Revenue overview')), dashboardDraft: null }),
        as: analyst,
        status: 403,
      },
    },
  },
  publishDashboard: {
    succeeds: {
      params: async (world) => ({
        ...(await addressOf(world, 'Daily trading')),
        config: { widgets: [text] },
        title: 'Trading',
        allowEmbed: true,
      }),
    },
    refuses: {
      'neither a config nor a draft': { params: newWorkbook, status: 400 },
      'a dashboard of another workbook': {
        params: async (world) => {
          const other = await workbookNamed(world, 'Revenue overview');
          return { ...(await addressOf(world, 'Daily trading')), dashboardId: other.publishedDashboard?.id };
        },
        status: 404,
      },
      'an unknown workbook': { params: { ...missing, config: { widgets: [text] } }, status: 404 },
      'a workbook that the caller can only read': { params: (world) => addressOf(world, 'Revenue overview'), as: analyst, status: 403 },
    },
  },
  updatePublishedDashboardAiWidgetThread: {
    succeeds: {
      params: async (world) => ({ ...(await addressOf(world, 'Company scorecard')), ...thread }),
    },
    refuses: {
      'an unknown widget': {
        params: async (world) => ({ ...(await addressOf(world, 'Company scorecard')), ...thread, widgetId: 'nothing' }),
        status: 404,
      },
      'a widget that is not an AI widget': {
        params: async (world) => ({ ...(await addressOf(world, 'Company scorecard')), ...thread, widgetId: 'text-1' }),
        status: 404,
      },
      'a workbook without a published dashboard': { params: async (world) => ({ ...(await newWorkbook(world)), ...thread }), status: 404 },
      'an empty thread id': {
        params: async (world) => ({ ...(await addressOf(world, 'Company scorecard')), ...thread, threadId: '' }),
        status: 400,
      },
    },
  },
};

async function newWorkbook({ admin }: ContractWorld) {
  const { id: workbookId } = await createWorkbook(admin, { deploymentId });
  return { deploymentId, workbookId };
}

/** Copies workbooks up to the plan limit of 100. */
async function fillPlan(world: ContractWorld) {
  const address = await addressOf(world, 'Rent to sales');
  for (let count = 60; count < 100; count += 1) await duplicateWorkbook(world.admin, address);
  return address;
}
