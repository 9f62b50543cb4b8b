'use client';
import { useMemo, useState } from 'react';
import { isShallowEqual } from '../../../react/equality/isShallowEqual.js';
import { useControllableChoice } from '../../../react/state/useControllable.js';
import { useLatest } from '../../../react/state/useLatest.js';

/** The open dialog of a widget, controlled (`dialog`) or uncontrolled (`defaultDialog`). */
export interface DialogOptions<Dialog> {
  /** The open dialog; `null` if none is open. */
  readonly dialog?: Dialog | null | undefined;
  /** The dialog open at first. Default: none. */
  readonly defaultDialog?: Dialog | undefined;
  /** Called with `undefined` when the dialog closes. */
  readonly onDialogChange?: ((dialog: Dialog | undefined) => void) | undefined;
}

/** The dialogs of a widget. One is open at a time. */
export interface DialogState<Dialog> {
  /** The open dialog; `undefined` if none is open. */
  readonly open: Dialog | undefined;
  /** The open dialog, or the last one, whose text stays while it fades out. */
  readonly shown: Dialog | undefined;
  /** The number of dialogs opened so far; a key for state that resets with each dialog. */
  readonly openings: number;
  /** Opens a dialog in place of the one that is open. If the host controls `dialog`, asks the host through `onDialogChange`. */
  show(dialog: Dialog): void;
  /** Closes the open dialog. */
  close(): void;
}

/** Manages the open dialog of a widget. The state is a new object only when it changes. */
export function useDialogState<Dialog>({ dialog, defaultDialog, onDialogChange }: DialogOptions<Dialog>): DialogState<Dialog> {
  const [open, setOpen] = useControllableChoice(dialog, defaultDialog, onDialogChange);
  const [last, setLast] = useState({ open, shown: open, openings: Number(open !== undefined) });
  const isSame = isShallowEqual(open, last.open);
  const current = isSame ? last : { open, shown: open ?? last.shown, openings: last.openings + Number(open !== undefined) };
  if (!isSame) setLast(current);
  const latest = useLatest(setOpen);
  return useMemo(() => ({ ...current, show: (next) => latest.current(next), close: () => latest.current(undefined) }), [current, latest]);
}
