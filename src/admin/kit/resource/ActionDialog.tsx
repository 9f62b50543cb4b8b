'use client';
import { isolate } from '../../../ui/text/isolate.js';
import { ActDialog } from '../ActDialog.js';
import type { ActionDialogKind, ConfirmActionLabels, NameActionLabels } from '../actions/action.js';
import type { OpenProps } from '../createWidget.js';
import type { ActOutcome } from '../events/WidgetEvents.js';
import { NameDialog } from '../NameDialog.js';
import { useActForm } from '../useActForm.js';

export interface ActionDialogProps extends OpenProps {
  /** The declared dialog. */
  kind: ActionDialogKind;
  /** The words of the action. */
  labels: NameActionLabels | ConfirmActionLabels;
  /** The name of the record. */
  name: string;
  /** Runs the action, with the new name if the dialog asks for one. */
  run: (name?: string) => Promise<ActOutcome>;
}

/** The dialog of an action on one record. Renders a `<div role="dialog">`. */
export function ActionDialog({ kind, labels, ...props }: ActionDialogProps) {
  return kind === 'name' && 'field' in labels ? (
    <RenameDialog words={labels} {...props} />
  ) : (
    'effect' in labels && <ConfirmDialog words={labels} {...props} />
  );
}

interface RenameDialogProps extends OpenProps {
  /** The words of the action. */
  words: NameActionLabels;
  /** The present name. */
  name: string;
  /** Called with the new name. */
  run: (name: string) => Promise<ActOutcome>;
}

/** Asks for a new name of a record. Keeps the input after a failure. Renders a `<div role="dialog">`. */
export function RenameDialog({ words, name, run, ...open }: RenameDialogProps) {
  const { act, title, field, missing, failed, done } = words;
  return (
    <NameDialog
      name={name}
      onSubmit={run}
      title={title(isolate(name))}
      label={field}
      submitLabel={act}
      missing={missing}
      errorTitle={failed}
      done={done}
      {...open}
    />
  );
}

interface ConfirmDialogProps extends OpenProps {
  words: ConfirmActionLabels;
  name: string;
  run: () => Promise<ActOutcome>;
}

function ConfirmDialog({ words, name, run, ...open }: ConfirmDialogProps) {
  const form = useActForm({ ...open, initial: {}, act: () => run(), done: () => words.done(isolate(name)) });
  return (
    <ActDialog
      form={form}
      isDestructive
      title={words.title(isolate(name))}
      description={words.effect}
      submitLabel={words.act}
      errorTitle={words.failed}
    />
  );
}
