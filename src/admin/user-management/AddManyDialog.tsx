'use client';
import { useDeferredValue, useMemo } from 'react';
import type { BulkReport } from '../../data/bulk-action/useBulkAction.js';
import { type UserEmails, useUserEmails } from '../../data/resources/manyUsers.js';
import { useRoles } from '../../data/resources/roles.js';
import { useFormats } from '../../react/language/useFormats.js';
import { DataTable } from '../../ui/data-table/DataTable.js';
import { CheckField } from '../../ui/fields/CheckField.js';
import { TextAreaField } from '../../ui/fields/TextAreaField.js';
import { Select } from '../../ui/select/Select.js';
import { StatusMark } from '../../ui/status/StatusMark.js';
import { useCommonAdminLabels } from '../../ui/useCommonAdminLabels.js';
import { type DoneToast, useActionToast } from '../kit/actions/useActionToast.js';
import { BulkResult } from '../kit/bulk/BulkResult.js';
import { ActionDialog } from '../kit/dialog/ActionDialog.js';
import { useActionForm } from '../kit/dialog/useActionForm.js';
import { Note } from '../kit/layout/layout.js';
import type { OpenProps } from '../kit/widget/createWidget.js';
import type { UserLabels } from './labels/UserLabels.js';
import { inputsOfPasted, isReadable, maxPasted, type PastedUser, readPasted, unreadOf, withoutEmails } from './model/pastedUsers.js';
import { userManagementWidget } from './userManagementWidget.js';
import { useUserLabels } from './userWords.js';

/** The input of the form. */
interface ManyValues {
  readonly text: string;
  readonly isAdmin: boolean;
  /** The name of a role. */
  readonly role: string | undefined;
}

/**
 * Adds many users from pasted text, one at a time. Shows beforehand who will be added; users who could not be added stay in the text.
 * Renders a `<div role="dialog">`.
 */
export function AddManyDialog({ open, onOpenChange }: OpenProps) {
  const { many: words, add, drawer } = useUserLabels();
  const { number } = useFormats();
  const get = userManagementWidget.useGet();
  const { createMany, creation, isProvisioned, canChange } = userManagementWidget.useSelector(({ model }) => {
    const { createMany, creation, isProvisioned, permission } = model;
    return { createMany, creation, isProvisioned, canChange: permission.answer !== 'refused' };
  });
  const existing = useUserEmails({ enabled: open });
  const roles = useRoles({ first: 100 }, { enabled: open });
  const pasted = (text: string) => readPasted(text, existing.data?.emails);
  const { showDone } = useActionToast();

  function doneToast({ succeededIds }: BulkReport<string>): string | DoneToast {
    const title = words.done(succeededIds.length, number(succeededIds.length));
    if (!isProvisioned) return title;
    const addToGroups = () => get().dialogs.show({ kind: 'changeGroupsOfMany', items: get().model.idsOf(succeededIds) });
    return { title, action: { label: words.addToGroups, onPress: addToGroups } };
  }

  const form = useActionForm({
    open: open && canChange,
    onOpenChange(isOpen) {
      if (!isOpen) creation.reset();
      onOpenChange(isOpen);
    },
    initial: nothing,
    memory: userManagementWidget.useFormMemory('add-many'),
    problemsOf: ({ text }) => ({ text: problemOf(pasted(text), words, number) }),
    async action(values) {
      const outcome = await createMany(inputsOfPasted(pasted(values.text), values));
      if (outcome.kind !== 'done') return outcome;
      const { succeededIds, idsToKeep } = outcome.result;
      const rest = idsToKeep.length > 0 ? withoutEmails(values.text, new Set(succeededIds)) : unreadOf(values.text);
      if (rest === '') return outcome;
      if (idsToKeep.length === 0) showDone(doneToast(outcome.result));
      form.change({ text: rest });
      // Stays open with the users who are left, and with what could not be read.
      return { kind: 'vetoed', isExplained: true };
    },
    done: doneToast,
  });
  const { text, isAdmin, role } = form.values;
  // Users who could not be added stay in the text field, ready to be submitted again.
  const { retryFailed: _, resume: __, ...report } = creation;
  const shownText = useDeferredValue(text);
  const users = useMemo(() => readPasted(shownText, existing.data?.emails), [shownText, existing.data]);
  const newCount = users.filter(({ outcome }) => outcome === 'new').length;
  return (
    <ActionDialog
      form={form}
      size="wide"
      title={words.title}
      description={words.description}
      submitLabel={newCount === 0 ? words.open : words.submit(newCount, number(newCount))}
      errorTitle={words.failed}
    >
      <TextAreaField
        rows={5}
        label={words.text}
        hint={words.textHint}
        dir="ltr"
        spellCheck={false}
        readOnly={form.isBusy}
        {...form.field('text')}
      />
      {users.length > 0 && creation.status !== 'running' && <Preview users={users} newCount={newCount} existing={existing.data} />}
      <Select<string>
        label={words.role}
        noneLabel={words.noRole}
        disabled={form.isBusy}
        value={role}
        onValueChange={(next) => form.change({ role: next })}
        options={(roles.data?.items ?? []).map(({ name }) => ({ value: name, label: name }))}
      />
      <CheckField label={drawer.roleAdmin} hint={add.isAdminHint} disabled={form.isBusy} {...form.checkbox('isAdmin')} />
      {isAdmin && newCount > 1 && <Note role="status">{words.allAdmins(newCount, number(newCount))}</Note>}
      <BulkResult heading={words.result} bulk={report} nameOf={(email) => email} />
    </ActionDialog>
  );
}

function Preview({ users, newCount, existing }: { users: readonly PastedUser[]; newCount: number; existing?: UserEmails | undefined }) {
  const { many: words } = useUserLabels();
  const { andMore } = useCommonAdminLabels();
  const { number } = useFormats();
  const columns = useMemo(
    () => [
      {
        id: 'email',
        header: words.columns.email,
        isRowHeader: true,
        cell: ({ email }: PastedUser) => <bdi className="parley-clip">{email}</bdi>,
      },
      {
        id: 'name',
        header: words.columns.name,
        cell: ({ name }: PastedUser) => name !== '' && <bdi className="parley-clip">{name}</bdi>,
      },
      { id: 'outcome', header: words.columns.outcome, cell: (user: PastedUser) => <Outcome of={user} /> },
    ],
    [words],
  );
  const skipped = users.length - newCount;
  return (
    <div className="parley-stack">
      <p role="status" className="parley-small parley-digits">
        {words.added(newCount, number(newCount))}
        {skipped > 0 && ` ${words.skipped(skipped, number(skipped))}`}
      </p>
      <div className="parley-user-preview">
        <DataTable
          caption={words.preview}
          columns={columns}
          items={users.slice(0, maxPasted)}
          idOf={positionOf}
          nameOf={emailOf}
          density="compact"
          columnWidths={previewWidths}
        />
      </div>
      {users.length > maxPasted && <Note>{andMore(users.length - maxPasted, number(users.length - maxPasted))}</Note>}
      {existing === undefined && <Note>{words.unchecked}</Note>}
      {existing?.isComplete === false && <Note>{words.partlyChecked(number(existing.emails.size))}</Note>}
    </div>
  );
}

function Outcome({ of: { outcome } }: { of: PastedUser }) {
  const { many: words } = useUserLabels();
  const tone = outcome === 'new' ? 'success' : isReadable(outcome) ? 'neutral' : 'warning';
  return <StatusMark tone={tone}>{words.outcomes[outcome]}</StatusMark>;
}

function problemOf(users: readonly PastedUser[], words: UserLabels['many'], number: (value: number) => string): string | undefined {
  const count = users.filter(({ outcome }) => outcome === 'new').length;
  return count > maxPasted ? words.tooMany(number(count), number(maxPasted)) : count > 0 ? undefined : words.missing;
}

/** Fixed widths, because a long address would otherwise push the outcome out of view. */
const previewWidths = { email: 40, name: 25, outcome: 35 };
const nothing: ManyValues = { text: '', isAdmin: false, role: undefined };
const positionOf = ({ position }: PastedUser) => position;
const emailOf = ({ email }: PastedUser) => email;
