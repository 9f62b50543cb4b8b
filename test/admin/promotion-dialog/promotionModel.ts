import type { Deployment } from '../../../src/client.js';
import type { PromotionDialogModel, PromotionList, PromotionState } from '../../../src/index.js';

const nothing = () => undefined;

/** A promotion made by hand, as far as `state` says; no service behind it. */
export function promotionModel(state: PromotionState): PromotionDialogModel {
  return {
    isOpen: true,
    setOpen: nothing,
    name: 'Sales',
    flow: {
      state,
      needsOverride: 'override' in state && state.preview.destinationWasDiverged && !state.override,
      canPromote: true,
      choose: nothing,
      preview: async () => state,
      confirm: nothing,
      setOverride: nothing,
      promote: async () => state,
      back: nothing,
      reset: nothing,
    },
    isHeld: false,
    isEmbedSession: false,
    sourceDeploymentId: 2,
    deploymentName: (id) => ({ 1: 'Production', 2: 'Staging' })[id],
    destinations: {
      links: listOf([
        { id: 1, target: { availability: 'available', deploymentId: 1, workbookId: 5, name: 'Sales' } },
        { id: 2, target: { availability: 'unavailable' } },
      ]),
      deployments: listOf<Deployment>([{ id: 3, name: 'Test', deploymentUrl: 'https://test.example', creationStep: 'ready' }]),
      folders: listOf([]),
      folderPath: [],
      chosen: { kind: 'link', linkId: 1 },
      chooseLink: nothing,
      chooseNew: nothing,
      chooseDeployment: nothing,
      chooseFolder: nothing,
    },
    reset: nothing,
  };
}

export const choice = { targetDeploymentId: 1 };

export const confirmed = {
  choice,
  preview: {
    targetDeploymentId: 1,
    targetWorkbookId: 5,
    destinationWasDiverged: true,
    reportCount: 3,
    sourceHash: 'a1'.repeat(32),
    destinationHash: 'b2'.repeat(32),
  },
  change: undefined,
  idempotencyKey: '7d1c2a90-0000-4000-8000-000000000000',
  override: false,
};

export const done: Extract<PromotionState, { readonly step: 'done' }> = {
  ...confirmed,
  step: 'done',
  promotion: {
    id: 1,
    linkId: 1,
    completedAt: '2026-11-20T09:30:00Z',
    outcome: 'updated',
    performedBy: { userId: 1, displayName: 'Ada', authenticationMethod: 'session' },
    overrideRequested: true,
    destinationWasDiverged: true,
    destinationChangedSincePreview: false,
    targetDashboardVersionId: 1,
    target: { availability: 'available', deploymentId: 1, workbookId: 5, name: 'Sales' },
  },
};

function listOf<Item>(items: readonly Item[]): PromotionList<Item> {
  return {
    state: { status: items.length === 0 ? 'empty' : 'ready' },
    items,
    hasMore: false,
    isLoadingMore: false,
    loadMoreError: undefined,
    loadMore: nothing,
    refetch: nothing,
    refetchError: undefined,
    isRefetching: false,
  };
}
