'use client';

import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import type { WorkbookPromotion } from '../../client/resources/workbook-promotions.js';
import { Dialog, DialogBody } from '../../ui/dialog/Dialog.js';
import { partClass } from '../../ui/partClass.js';
import { hasNone } from './MoreChoices.js';
import type { PromotionDialogModel, PromotionList } from './model/PromotionDialogModel.js';
import { PromotionActions } from './PromotionActions.js';
import { PromotionConfirmation } from './PromotionConfirmation.js';
import { type PromotionStage, stageOf, usePromotion } from './PromotionContext.js';
import { PromotionDestination } from './PromotionDestination.js';
import { PromotionOutcome } from './PromotionOutcome.js';
import { PromotionPreview } from './PromotionPreview.js';
import { PromotionSteps } from './PromotionSteps.js';
import { usePromotionWords } from './usePromotionWords.js';

export interface PromotionPopupProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Called when the user opens the created or updated workbook. Adds a button for it. */
  onTargetOpened?: ((promotion: WorkbookPromotion) => void) | undefined;
}

/** The dialog with all its parts. Renders a `<div role="dialog">`. */
export function PromotionPopup({ onTargetOpened, className, ...props }: PromotionPopupProps) {
  const promotion = usePromotion();
  const { isOpen, setOpen, name, flow, isHeld } = promotion;
  const { words } = usePromotionWords();
  const body = useRef<HTMLDivElement>(null);
  const stage = stageOf[flow.state.step];
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={words.title(name)}
      description={stage === 'choose' ? words.intro : undefined}
      size="wide"
      isBusy={flow.state.step === 'promoting' || isHeld}
      initialFocus={body}
      data-slot="promotion-dialog"
      data-state={dialogState(promotion)}
      data-step={flow.state.step}
      className={partClass('promotion-dialog', className)}
      {...props}
    >
      {stage !== 'done' && <PromotionSteps />}
      <StageBody ref={body} stage={stage} />
      <PromotionActions onTargetOpened={onTargetOpened} />
    </Dialog>
  );
}

/** Takes the focus when the stage changes, because the clicked button is gone then. */
function StageBody({ stage, ref }: { stage: PromotionStage; ref: RefObject<HTMLDivElement | null> }) {
  const { words } = usePromotionWords();
  const focusedStage = useRef(stage);
  useEffect(() => {
    if (focusedStage.current !== stage) ref.current?.focus();
    focusedStage.current = stage;
  }, [stage, ref]);
  const label = stage === 'done' ? words.history.outcome : words.steps[stage];
  return (
    <DialogBody ref={ref} role="group" aria-label={label} tabIndex={-1} className="parley-promotion-stage">
      {stage === 'choose' && <PromotionDestination />}
      {stage === 'check' && <PromotionPreview />}
      {stage === 'confirm' && <PromotionConfirmation />}
      {stage === 'done' && <PromotionOutcome />}
    </DialogBody>
  );
}

function dialogState({ flow, destinations }: PromotionDialogModel): PromotionList<unknown>['state']['status'] {
  const { state } = flow;
  if ('failure' in state && state.failure !== undefined) {
    return state.failure.reason === 'embed-session' || state.failure.reason === 'no-access' ? 'denied' : 'error';
  }
  if (stageOf[state.step] !== 'choose') return 'ready';
  const { links, deployments } = destinations;
  if (links.state.status !== 'empty') return links.state.status;
  return hasNone(deployments) ? 'empty' : deployments.state.status;
}
