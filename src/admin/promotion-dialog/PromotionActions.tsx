'use client';

import type { ComponentProps, MouseEvent } from 'react';
import type { WorkbookPromotion } from '../../client/resources/workbook-promotions.js';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { useLabels } from '../../react/useLabels.js';
import { Button } from '../../ui/button/Button.js';
import { DialogActions } from '../../ui/dialog/Dialog.js';
import { partClass } from '../../ui/partClass.js';
import { stageOf, usePromotion } from './PromotionContext.js';
import { usePromotionWords } from './usePromotionWords.js';

export interface PromotionActionsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Called when the user opens the promoted workbook. Without it, the button is not shown. */
  onTargetOpened?: ((promotion: WorkbookPromotion) => void) | undefined;
}

/** The buttons for the present step of the promotion. Renders a `<div>`. */
export function PromotionActions({ onTargetOpened, className, ...props }: PromotionActionsProps) {
  const { flow } = usePromotion();
  const stage = stageOf[flow.state.step];
  return (
    <DialogActions data-slot="promotion-actions" className={partClass('promotion-actions', className)} {...props}>
      {stage === 'choose' && <ChoiceButtons />}
      {stage === 'check' && <PreviewButtons />}
      {stage === 'confirm' && <ConfirmButtons />}
      {stage === 'done' && <OutcomeButtons onTargetOpened={onTargetOpened} />}
    </DialogActions>
  );
}

function ChoiceButtons() {
  const { flow, setOpen } = usePromotion();
  const { words } = usePromotionWords();
  const { common } = useLabels();
  const { state } = flow;
  const hasChoice = 'choice' in state && state.choice !== undefined;
  return (
    <>
      <Button onClick={() => setOpen(false)}>{common.cancel}</Button>
      <Button variant="primary" disabled={!hasChoice} isBusy={state.step === 'previewing'} onClick={() => void flow.preview()}>
        {words.destination.preview}
      </Button>
    </>
  );
}

function PreviewButtons() {
  const { flow } = usePromotion();
  const { words } = usePromotionWords();
  const { state } = flow;
  return (
    <>
      <BackButton />
      {state.step === 'stale' ? (
        <Button variant="primary" isBusy={state.failure === undefined} onClick={() => void flow.preview()}>
          {words.preview.again}
        </Button>
      ) : (
        <Button variant="primary" onClick={unlessSecond(flow.confirm)}>
          {words.preview.proceed}
        </Button>
      )}
    </>
  );
}

function ConfirmButtons() {
  const { flow, isHeld } = usePromotion();
  const { words } = usePromotionWords();
  const { state } = flow;
  if (!('preview' in state)) return null;
  const { confirm } = words;
  const { destinationWasDiverged, targetWorkbookId } = state.preview;
  const verb =
    typeof targetWorkbookId !== 'number' ? confirm.createButton : destinationWasDiverged ? confirm.replaceButton : confirm.updateButton;
  return (
    <>
      <BackButton />
      <Button
        variant={destinationWasDiverged ? 'danger' : 'primary'}
        disabled={flow.needsOverride}
        isBusy={state.step === 'promoting' || isHeld}
        onClick={unlessSecond(() => void flow.promote())}
      >
        {state.step === 'unknown' || state.step === 'failed' ? confirm.tryAgain : verb}
      </Button>
    </>
  );
}

function OutcomeButtons({ onTargetOpened }: Pick<PromotionActionsProps, 'onTargetOpened'>) {
  const { flow, reset, setOpen } = usePromotion();
  const { words } = usePromotionWords();
  const { common } = useAdminLabels();
  const { state } = flow;
  if (state.step !== 'done') return null;
  const { promotion } = state;
  return (
    <>
      <Button variant="quiet" onClick={reset}>
        {words.outcome.another}
      </Button>
      {onTargetOpened !== undefined && <Button onClick={() => onTargetOpened(promotion)}>{words.outcome.open}</Button>}
      <Button variant="primary" onClick={() => setOpen(false)}>
        {common.done}
      </Button>
    </>
  );
}

function BackButton() {
  const { flow, isHeld } = usePromotion();
  const { common } = useAdminLabels();
  return (
    <Button disabled={flow.state.step === 'promoting' || isHeld} onClick={flow.back}>
      {common.back}
    </Button>
  );
}

/** Ignores the second click of a double click: it would hit the button of the next step, which the user has not read yet. */
function unlessSecond(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) act();
  };
}
