'use client';
import { type ComponentProps, useRef } from 'react';
import { Dialog } from '../../ui/dialog/Dialog.js';
import { partClass } from '../../ui/partClass.js';
import { DialogStep } from '../kit/dialog/DialogStep.js';
import { PromotionActions } from './PromotionActions.js';
import { PromotionConfirmation } from './PromotionConfirmation.js';
import { PromotionDestination } from './PromotionDestination.js';
import { PromotionOutcome } from './PromotionOutcome.js';
import { PromotionPreview } from './PromotionPreview.js';
import { PromotionSteps } from './PromotionSteps.js';
import { promotionDialogWidget, stageOf } from './promotionDialogWidget.js';
import { usePromotionLabels } from './usePromotionLabels.js';

export type PromotionPopupProps = Omit<ComponentProps<'div'>, 'title' | 'children'>;

/** The dialog with all its parts. Renders a `<div role="dialog">`. */
export function PromotionPopup({ className, ...props }: PromotionPopupProps) {
  const words = usePromotionLabels();
  const { isOpen, setOpen, name, stage, isBusy } = promotionDialogWidget.use(({ model: { isOpen, setOpen, name, flow } }) => ({
    isOpen,
    setOpen,
    name,
    stage: stageOf[flow.state.step],
    isBusy: flow.state.step === 'promoting',
  }));
  const content = useRef<HTMLDivElement>(null);
  const Content = contents[stage];
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={words.title(name)}
      description={stage === 'choose' ? words.intro : undefined}
      size="wide"
      isBusy={isBusy}
      initialFocus={content}
      data-slot="promotion-popup"
      className={partClass('promotion-popup', className)}
      {...props}
    >
      {stage !== 'done' && <PromotionSteps />}
      <DialogStep ref={content} step={stage} aria-label={stage === 'done' ? words.history.outcome : words.steps[stage]}>
        <Content />
      </DialogStep>
      <PromotionActions />
    </Dialog>
  );
}

const contents = {
  choose: PromotionDestination,
  check: PromotionPreview,
  confirm: PromotionConfirmation,
  done: PromotionOutcome,
} as const;
