'use client';
import type { WorkbookPromotion } from '../../client/resources/workbook-promotions.js';
import type { ResourceListState } from '../../data/resource-list/readListState.js';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import type { footerOf } from '../kit/list/listSlices.js';
import { controlledKeys, createWidget } from '../kit/widget/createWidget.js';
import { englishPromotion } from './labels/en.js';
import type { PromotionLabels } from './labels/PromotionLabels.js';
import type { PromotionState } from './model/flow/promotionReducer.js';
import { type PromotionDialogModel, type PromotionDialogOptions, usePromotionDialog } from './model/usePromotionDialog.js';

/** The options of a promotion dialog, including how the promoted workbook opens. */
export interface PromotionDialogWidgetOptions extends PromotionDialogOptions {
  /** Called when the user opens the created or updated workbook. Adds a button for it. */
  readonly onTargetOpened?: ((promotion: WorkbookPromotion) => void) | undefined;
}

export const promotionDialogWidget = createWidget<PromotionDialogWidgetOptions, PromotionDialogModel>({
  name: 'promotion-dialog',
  root: 'PromotionDialogRoot',
  options: {
    workbook: true,
    pageSize: true,
    ...controlledKeys('open'),
    onBeforePromote: true,
    onPromoted: true,
    onTargetOpened: true,
    onError: true,
  },
  useModel: usePromotionDialog,
  stateOf,
  dataOf: ({ flow }) => ({ 'data-step': flow.state.step }),
});

/** The content of the dialog at each step of the flow. */
export type PromotionStage = 'choose' | 'confirm' | 'done';

export const stageOf: Readonly<Record<PromotionState['step'], PromotionStage>> = {
  choosing: 'choose',
  previewing: 'choose',
  previewed: 'choose',
  stale: 'choose',
  confirming: 'confirm',
  promoting: 'confirm',
  failed: 'confirm',
  unknown: 'confirm',
  done: 'done',
};

function stateOf({ flow: { state }, destinations: { links, deployments } }: PromotionDialogModel): ResourceListState['status'] {
  if ('failure' in state && state.failure !== undefined) {
    return state.failure.reason === 'embed-session' || state.failure.reason === 'no-access' ? 'denied' : 'error';
  }
  if (state.step !== 'choosing' && state.step !== 'previewing') return 'ready';
  if (links.state.status !== 'empty') return links.state.status;
  return hasNone(deployments) ? 'empty' : deployments.state.status;
}

/** True if a list was read to its end and has nothing to choose. */
export function hasNone({ state: { status }, items, hasMore }: Pick<ReturnType<typeof footerOf>, 'state' | 'items' | 'hasMore'>): boolean {
  return status === 'empty' || (status === 'ready' && items.length === 0 && !hasMore);
}

/** Returns the labels of the promotion dialog from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const usePromotionLabels = createLabelsHook<PromotionLabels>('promotion', englishPromotion);

/** Returns the names that several parts share, with labels in place of those that are not known yet. */
export function usePromotionNames() {
  const words = usePromotionLabels();
  const { name, deploymentName, linkedName } = promotionDialogWidget.useSelector(({ model: { name, deploymentName, destinations } }) => ({
    name: name ?? words.unnamedWorkbook,
    deploymentName,
    linkedName: destinations.chosen.kind === 'link' ? destinations.chosen.link?.target.name : undefined,
  }));
  return {
    name,
    /** A replaced workbook keeps its own name; a new one gets the name of the source. */
    targetName: linkedName ?? name,
    deployment: (id: number) => deploymentName(id) ?? words.deployment(id),
  };
}
