'use client';
import { useDeferredValue, useId, useMemo } from 'react';
import type { NotificationRecipientInput, NotificationRecipientsMutationResponse } from '../../client/resources/notification-recipients.js';
import { useFormats } from '../../react/language/useFormats.js';
import { TextAreaField } from '../../ui/fields/TextAreaField.js';
import { TextField } from '../../ui/fields/TextField.js';
import { SegmentedControl, tabPanelProps } from '../../ui/segmented-control/SegmentedControl.js';
import { isolate } from '../../ui/text/isolate.js';
import { useActionToast } from '../kit/actions/useActionToast.js';
import { ActionDialog } from '../kit/dialog/ActionDialog.js';
import { useActionForm } from '../kit/dialog/useActionForm.js';
import type { ActionOutcome } from '../kit/events/WidgetEvents.js';
import { Stack } from '../kit/layout/layout.js';
import type { FormMemory } from '../kit/leave-guard/useFormInputs.js';
import type { OpenProps } from '../kit/widget/createWidget.js';
import { UnreadLines } from '../shared/people/UnreadLines.js';
import { UserPicker } from '../shared/people/UserPicker.js';
import type { NotificationScheduleLabels } from './labels/NotificationScheduleLabels.js';
import {
  problemsOfRecipients,
  type RecipientKind,
  type RecipientValues,
  recipientInputs,
  unreadRecipients,
} from './model/recipientForm.js';
import { recipientName } from './model/recipientName.js';
import { ProblemNote } from './ScheduleFields.js';
import { useNotificationScheduleLabels } from './useNotificationScheduleLabels.js';

export interface AddRecipientsDialogProps extends OpenProps {
  /** Adds recipients, all or none. */
  add: (inputs: readonly NotificationRecipientInput[]) => Promise<ActionOutcome<NotificationRecipientsMutationResponse>>;
  /** Keeps the input while the dialog is closed. */
  memory: FormMemory;
}

/** Adds recipients, all or none. Renders a `<div role="dialog">`. */
export function AddRecipientsDialog({ add, memory, ...open }: AddRecipientsDialogProps) {
  const { recipients: words } = useNotificationScheduleLabels();
  const { number } = useFormats();
  const { showDone } = useActionToast();
  const panelId = useId();
  const initial: RecipientValues = { kind: 'users', users: [], emails: '', tenant: '', people: '', context: '' };
  const form = useActionForm<RecipientValues, NotificationRecipientsMutationResponse>({
    ...open,
    initial,
    memory,
    problemsOf: (values) => problemsOfRecipients(values, words.problems, number),
    async action(values) {
      const outcome = await add(recipientInputs(values));
      const { problems, rest } = unreadRecipients(values, words.problems);
      if (outcome.kind !== 'done' || problems.length === 0) return outcome;
      showDone(outcomeText(outcome.result, words, number));
      form.change(rest);
      // Stays open with what could not be read.
      return { kind: 'vetoed', isExplained: true };
    },
    done: (result) => outcomeText(result, words, number),
  });
  const { kind, users } = form.values;
  const shownValues = useDeferredValue(form.values);
  const { problems } = useMemo(() => unreadRecipients(shownValues, words.problems), [shownValues, words]);
  return (
    <ActionDialog
      form={form}
      size="wide"
      title={words.add.action}
      submitLabel={words.add.submit}
      errorTitle={words.add.failed}
      canSubmit={kind !== 'users' || users.length > 0}
    >
      <SegmentedControl<RecipientKind>
        label={words.kinds.label}
        options={(['users', 'emails', 'embedUsers'] as const).map((value) => ({ value, label: words.kinds[value] }))}
        value={kind}
        onValueChange={(next) => form.change({ kind: next })}
        panelId={panelId}
      />
      <Stack gap="l" {...tabPanelProps(panelId, kind)}>
        {kind === 'users' && (
          <>
            <UserPicker value={users} onValueChange={(next) => form.change({ users: next })} />
            <ProblemNote error={form.field('users').error} />
          </>
        )}
        {kind === 'emails' && (
          <>
            <TextAreaField rows={6} label={words.emails} hint={words.emailsHint} dir="ltr" spellCheck={false} {...form.field('emails')} />
            <UnreadLines problems={problems} shown={form.field('emails').error} />
          </>
        )}
        {kind === 'embedUsers' && (
          <>
            <TextField label={words.tenant} dir="ltr" spellCheck={false} {...form.field('tenant')} />
            <TextAreaField rows={5} label={words.people} hint={words.peopleHint} dir="ltr" spellCheck={false} {...form.field('people')} />
            <UnreadLines problems={problems} shown={form.field('people').error} />
            <TextAreaField
              rows={3}
              label={words.context}
              hint={words.contextHint}
              dir="ltr"
              spellCheck={false}
              {...form.field('context')}
            />
          </>
        )}
      </Stack>
    </ActionDialog>
  );
}

/** The name of a single new recipient, or “3 added · 1 updated · 2 already up to date”. */
function outcomeText(
  result: NotificationRecipientsMutationResponse,
  words: NotificationScheduleLabels['recipients'],
  number: (value: number) => string,
): string {
  const [first, ...others] = [...result.createdRecipients, ...result.updatedRecipients, ...result.unchangedRecipients];
  if (first !== undefined && others.length === 0 && result.createdRecipients.length === 1)
    return words.add.done(isolate(recipientName(first)));
  const counts = [
    [result.createdRecipients.length, words.added],
    [result.updatedRecipients.length, words.updated],
    [result.unchangedRecipients.length, words.unchanged],
  ] as const;
  return counts.flatMap(([count, text]) => (count > 0 ? [text(number(count))] : [])).join(' · ');
}
