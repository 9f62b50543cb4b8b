'use client';
import { Check, ChevronRight } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button, type ButtonProps } from '../../ui/button/Button.js';
import { Dialog } from '../../ui/dialog/Dialog.js';
import { Icon } from '../../ui/icon/Icon.js';
import { partClass } from '../../ui/partClass.js';
import { DialogStep } from '../kit/dialog/DialogStep.js';
import type { WidgetProps } from '../kit/widget/createWidget.js';
import { PromotionActions } from './PromotionActions.js';
import { PromotionConfirmation } from './PromotionConfirmation.js';
import { PromotionDestination } from './PromotionDestination.js';
import { PromotionOutcome } from './PromotionOutcome.js';
import { PromotionPreview } from './PromotionPreview.js';
import {
  type PromotionDialogWidgetOptions,
  type PromotionStage,
  promotionDialogWidget,
  stageOf,
  usePromotionLabels,
} from './promotionDialogWidget.js';

export interface PromotionDialogProps extends WidgetProps<PromotionDialogWidgetOptions> {
  /** The label of a button that opens the dialog. Without it, the host opens the dialog through `open`. */
  children?: ReactNode;
}

/**
 * Promotes a workbook to another deployment in two steps: choose a destination and preview what changes there, then confirm. Choices are
 * kept while the dialog is closed. Renders a `<div>` with the dialog, and with children the button that opens it.
 */
export function PromotionDialog({ children, ...props }: PromotionDialogProps) {
  return (
    <PromotionDialogRoot {...props}>
      {children !== undefined && <PromotionTrigger>{children}</PromotionTrigger>}
      <PromotionPopup />
    </PromotionDialogRoot>
  );
}

/**
 * Provides the promotion of one workbook to the parts inside it. Renders a `<div>` without a box, with the state as
 * `data-state` and the step as `data-step`.
 */
export function PromotionDialogRoot(props: WidgetProps<PromotionDialogWidgetOptions>) {
  return <promotionDialogWidget.Root {...props} />;
}

PromotionDialog.Root = PromotionDialogRoot;
PromotionDialog.Trigger = PromotionTrigger;
PromotionDialog.Popup = PromotionPopup;
PromotionDialog.Steps = PromotionSteps;
PromotionDialog.Destination = PromotionDestination;
PromotionDialog.Preview = PromotionPreview;
PromotionDialog.Confirmation = PromotionConfirmation;
PromotionDialog.Outcome = PromotionOutcome;
PromotionDialog.Actions = PromotionActions;

/** Opens the dialog. Renders a `<button>`. */
export function PromotionTrigger({ className, ...props }: Omit<ButtonProps, 'onClick'>) {
  const { isOpen, setOpen } = promotionDialogWidget.useSelector(({ model: { isOpen, setOpen } }) => ({ isOpen, setOpen }));
  return (
    <Button
      data-slot="promotion-trigger"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      className={partClass('promotion-trigger', className)}
      {...props}
      onClick={() => setOpen(true)}
    />
  );
}

export type PromotionPopupProps = Omit<ComponentProps<'div'>, 'title' | 'children'>;

/** The dialog with all its parts. Renders a `<div role="dialog">`. */
export function PromotionPopup({ className, ...props }: PromotionPopupProps) {
  const words = usePromotionLabels();
  const { isOpen, setOpen, name, stage, isBusy } = promotionDialogWidget.useSelector(({ model: { isOpen, setOpen, name, flow } }) => ({
    isOpen,
    setOpen,
    name,
    stage: stageOf[flow.state.step],
    isBusy: flow.state.step === 'promoting',
  }));
  const content = useRef<HTMLDivElement>(null);
  const outcomeId = useId();
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
      <DialogStep
        ref={content}
        step={stage}
        aria-label={stage === 'done' ? words.history.outcome : words.steps[stage]}
        aria-describedby={stage === 'done' ? outcomeId : undefined}
      >
        {/* The outcome is read with the focus: not all screen readers read a status that is added with its text. */}
        <Content {...(stage === 'done' && { id: outcomeId, role: undefined })} />
      </DialogStep>
      <PromotionActions />
    </Dialog>
  );
}

/** The destination, and below it what would change there. */
function PromotionChoice() {
  const { destination: words } = usePromotionLabels();
  const isPreviewed = promotionDialogWidget.useSelector(({ model }) => model.flow.state.step === 'previewed');
  const preview = useRef<HTMLElement>(null);
  // The pressed button no longer exists.
  useEffect(() => {
    if (isPreviewed) preview.current?.focus();
  }, [isPreviewed]);
  return (
    <>
      <PromotionDestination />
      <section ref={preview} tabIndex={-1} aria-label={words.preview} className="parley-promotion-changes">
        <PromotionPreview />
      </section>
    </>
  );
}

const contents = {
  choose: PromotionChoice,
  confirm: PromotionConfirmation,
  done: PromotionOutcome,
} as const;

/** The progress of the promotion as one short line. Renders an `<ol>`. */
export function PromotionSteps({ className, ...props }: ComponentProps<'ol'>) {
  const { steps: words } = usePromotionLabels();
  const current = promotionDialogWidget.useSelector(({ model }) => order.indexOf(stageOf[model.flow.state.step]));
  return (
    <ol
      aria-label={words.label}
      data-slot="promotion-steps"
      className={partClass('promotion-steps parley-plain-list parley-line parley-gap-s parley-caption', className)}
      {...props}
    >
      {shown.map((stage, index) => (
        <li
          key={stage}
          aria-current={index === current ? 'step' : undefined}
          data-state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
          className="parley-line parley-gap-s"
        >
          {index > 0 && <Icon of={ChevronRight} size={14} className="parley-fixed parley-muted parley-mirrored" />}
          {index < current && <Icon of={Check} size={14} />}
          {words[stage]}
        </li>
      ))}
    </ol>
  );
}

const shown = ['choose', 'confirm'] as const satisfies readonly PromotionStage[];
const order: readonly PromotionStage[] = [...shown, 'done'];
