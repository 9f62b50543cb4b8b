'use client';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import type { ToastDetails } from '../../../ui/toasts/ToastContext.js';
import { useOutcomeToast } from '../../../ui/toasts/useOutcomeToast.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';
import type { ActionOutcome } from '../events/WidgetEvents.js';

/** The toast after an action succeeded. */
export interface DoneToast extends ToastDetails {
  /** The message, in a few words. */
  readonly title: string;
  /** The texts after the action is undone. Without them, or if it cannot be undone, the toast does not offer it. */
  readonly undo?: UndoTexts | undefined;
}

interface UndoTexts {
  /** The toast after success. */
  readonly done: string;
  /** The title of a failure. */
  readonly failed: string;
}

/** The texts of the toasts of an action. */
export interface ActionToast<Result> {
  /** Returns the toast after success. `undoneBy` is the name of the action that undoes it, if any. */
  readonly done: (result: Result, undoneBy: string | undefined) => string | DoneToast;
  /** The title of a failure, or a function that returns it. */
  readonly failed: string | ((error: ServiceError) => string);
  /** Set to false for an action that should not be repeated. Default true. */
  readonly canRetry?: boolean | undefined;
}

/** Functions that show the outcome of actions as toasts. */
export interface ActionToasts {
  /** Runs an action without a dialog, and shows its outcome. After a failure, offers a retry if it may help. */
  run<Result>(action: () => Promise<ActionOutcome<Result>>, toast: ActionToast<Result>): Promise<void>;
  /** Shows the success of an action, with a button that undoes it if that is possible. */
  showDone(toast: string | DoneToast, undo?: () => Promise<ActionOutcome>): void;
}

/** Returns functions that show the outcome of actions as toasts. */
export function useActionToast(): ActionToasts {
  const common = useCommonAdminLabels();
  const { showSuccess, showFailure } = useOutcomeToast();

  function showDone(toast: string | DoneToast, undo?: () => Promise<ActionOutcome>): void {
    const { title, undo: texts, ...details } = asDoneToast(toast);
    const action = undo && texts && { label: common.undo, onPress: () => void run(undo, { ...texts, done: () => texts.done }) };
    showSuccess(title, { ...details, ...(action && { action }) });
  }

  async function run<Result>(action: () => Promise<ActionOutcome<Result>>, toast: ActionToast<Result>): Promise<void> {
    const outcome = await action();
    const { done, failed, canRetry = true } = toast;
    if (outcome.kind === 'done') showDone(done(outcome.result, outcome.undoneBy), outcome.undo);
    if (outcome.kind !== 'failed') return;
    const title = typeof failed === 'string' ? failed : failed(outcome.error);
    showFailure(title, outcome.error, canRetry ? () => void run(action, toast) : undefined);
  }

  return { run, showDone };
}

function asDoneToast(toast: string | DoneToast): DoneToast {
  return typeof toast === 'string' ? { title: toast } : toast;
}
