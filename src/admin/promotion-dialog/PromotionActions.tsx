'use client';
import type { ComponentProps, MouseEvent } from 'react';
import { useBaseLabels } from '../../react/language/useBaseLabels.js';
import { Button } from '../../ui/button/Button.js';
import { DialogActions } from '../../ui/dialog/Dialog.js';
import { partClass } from '../../ui/partClass.js';
import { useCommonAdminLabels } from '../../ui/useCommonAdminLabels.js';
import { promotionDialogWidget, stageOf, usePromotionLabels } from './promotionDialogWidget.js';

export type PromotionActionsProps = Omit<ComponentProps<'div'>, 'children'>;

/** The buttons for the present step of the promotion. Renders a `<div>`. */
export function PromotionActions({ className, ...props }: PromotionActionsProps) {
  const stage = promotionDialogWidget.useSelector(({ model }) => stageOf[model.flow.state.step]);
  const Buttons = buttons[stage];
  return (
    <DialogActions data-slot="promotion-actions" className={partClass('promotion-actions', className)} {...props}>
      <Buttons />
    </DialogActions>
  );
}

const buttons = { choose: ChoiceButtons, confirm: ConfirmButtons, done: OutcomeButtons } as const;

function ChoiceButtons() {
  const { destination, preview: words } = usePromotionLabels();
  const { common } = useBaseLabels();
  const get = promotionDialogWidget.useGet();
  const state = promotionDialogWidget.useSelector(({ model }) => model.flow.state);
  const isStale = state.step === 'stale';
  const isPreviewing = state.step === 'previewing' || (isStale && state.failure === undefined);
  return (
    <>
      <Button onClick={() => get().model.setOpen(false)}>{common.cancel}</Button>
      {state.step === 'previewed' ? (
        <Button key="proceed" variant="primary" onClick={unlessSecond(() => get().model.flow.confirm())}>
          {words.proceed}
        </Button>
      ) : (
        <Button
          key="preview"
          variant="primary"
          disabled={state.choice === undefined}
          isBusy={isPreviewing}
          onClick={() => void get().model.flow.preview()}
        >
          {isStale ? words.again : destination.preview}
        </Button>
      )}
    </>
  );
}

function ConfirmButtons() {
  const { confirm: words } = usePromotionLabels();
  const get = promotionDialogWidget.useGet();
  const { state, needsOverride } = promotionDialogWidget.useSelector(({ model: { flow } }) => ({
    state: flow.state,
    needsOverride: flow.needsOverride,
  }));
  if (!('preview' in state)) return null;
  const { destinationWasDiverged, targetWorkbookId } = state.preview;
  const isNew = typeof targetWorkbookId !== 'number';
  const verb = isNew ? words.createButton : destinationWasDiverged ? words.replaceButton : words.updateButton;
  return (
    <>
      <BackButton />
      <Button
        variant={destinationWasDiverged ? 'danger' : 'primary'}
        disabled={needsOverride}
        isBusy={state.step === 'promoting'}
        onClick={unlessSecond(() => void get().model.flow.promote())}
      >
        {state.step === 'unknown' || state.step === 'failed' ? words.tryAgain : verb}
      </Button>
    </>
  );
}

function OutcomeButtons() {
  const words = usePromotionLabels();
  const common = useCommonAdminLabels();
  const get = promotionDialogWidget.useGet();
  const state = promotionDialogWidget.useSelector(({ model }) => model.flow.state);
  const onTargetOpened = promotionDialogWidget.useSelector(({ options }) => options.onTargetOpened);
  if (state.step !== 'done') return null;
  return (
    <>
      <Button variant="quiet" onClick={() => get().model.reset()}>
        {words.outcome.another}
      </Button>
      {onTargetOpened !== undefined && <Button onClick={() => onTargetOpened(state.promotion)}>{words.outcome.open}</Button>}
      <Button variant="primary" onClick={() => get().model.setOpen(false)}>
        {common.done}
      </Button>
    </>
  );
}

function BackButton() {
  const common = useCommonAdminLabels();
  const get = promotionDialogWidget.useGet();
  const isPromoting = promotionDialogWidget.useSelector(({ model }) => model.flow.state.step === 'promoting');
  return (
    <Button disabled={isPromoting} onClick={() => get().model.flow.back()}>
      {common.back}
    </Button>
  );
}

/** Ignores the second click of a double click: it would hit the button of the next step, which the user has not read yet. */
function unlessSecond(action: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) action();
  };
}
