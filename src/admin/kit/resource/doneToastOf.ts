import { failureTitle } from '../actions/actionLabels.js';
import type { DoneToast } from '../actions/useActionToast.js';
import { wordsOf } from '../record-form/createFormParts.js';

/** The action whose toast is shown. */
interface ToastOf {
  /** The labels of the widget. */
  readonly labels: object;
  /** The name of the action. */
  readonly action: string;
  /** The name of the action that undoes it; `undefined` if it cannot be undone. */
  readonly undoneBy: string | undefined;
  /** The name of the record, as displayed. */
  readonly name: string;
}

/** Returns the toast for a finished action on a record, including the texts for its undo. */
export function doneToastOf({ labels, action, undoneBy, name }: ToastOf): DoneToast {
  const undoing = undoneBy === undefined ? undefined : wordsOf(labels, undoneBy);
  return {
    title: wordsOf(labels, action).done(name),
    undo: undoing && { done: undoing.done(name), failed: failureTitle(undoing, name) },
  };
}
