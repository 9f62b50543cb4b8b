'use client';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { ResourceOwner } from '../../client/resources/users.js';
import { useBaseLabels } from '../../react/language/useBaseLabels.js';
import { useFormats } from '../../react/language/useFormats.js';
import { Badge } from '../../ui/badge/Badge.js';
import { Button } from '../../ui/button/Button.js';
import { Dialog, DialogActions, DialogBody } from '../../ui/dialog/Dialog.js';
import type { DialogProps } from '../../ui/dialog/DialogProps.js';
import { isolate } from '../../ui/text/isolate.js';
import { useOutcomeToast } from '../../ui/toasts/useOutcomeToast.js';
import { useCommonAdminLabels } from '../../ui/useCommonAdminLabels.js';
import { LeaveDialog } from '../kit/dialog/LeaveDialog.js';
import { takeSubmit } from '../kit/dialog/takeSubmit.js';
import { Section } from '../kit/layout/layout.js';
import { useGuardedChanges, useLeaveGuard } from '../kit/leave-guard/useLeaveGuard.js';
import { nameOfUser } from '../shared/people/nameOfUser.js';
import { AccountFields, type DetailsProps } from './AccountFields.js';
import { AttributeFields } from './AttributeFields.js';
import { GroupFields } from './GroupFields.js';
import { type SaveReport, type UserDetails, useUserDetails } from './model/useUserDetails.js';
import { AccountStateMark, UserAvatar } from './userColumns.js';
import { userManagementWidget } from './userManagementWidget.js';
import { useUserLabels } from './userWords.js';

export interface OpenUserDrawerProps
  extends Omit<DialogProps, 'open' | 'onOpenChange' | 'title' | 'description' | 'isAlert' | 'isBusy' | 'children'> {
  /** The open user. */
  user: ResourceOwner;
  /** True if the drawer is open. */
  isOpen: boolean;
}

/** The drawer of a user. Renders a `<div role="dialog">`. */
export function OpenUserDrawer({ user, isOpen, ...props }: OpenUserDrawerProps) {
  const { setOpenUser, onError, ...users } = userManagementWidget.useSelector(({ model, options: { onError } }) => {
    const { setOpenUser, accountOf, isProvisioned, update, saveValue, changeGroup } = model;
    return { setOpenUser, onError, accountOf, isProvisioned, update, saveValue, changeGroup };
  });
  const details = useUserDetails({ user, users, onError });
  const guard = useLeaveGuard();
  useGuardedChanges(guard, details.changedCount, details.discard);

  async function close(): Promise<void> {
    if (await guard.mayLeave()) setOpenUser(undefined);
  }

  return (
    <Dialog
      size="drawer"
      open={isOpen}
      onOpenChange={(isWanted) => !isWanted && void close()}
      isBusy={details.isSaving}
      title={<UserDrawerTitle user={user} />}
      {...props}
    >
      <UserDrawerForm details={details} onClose={() => void close()} />
      <LeaveDialog guard={guard} />
      <userManagementWidget.ActionDialogs isInDrawer />
    </Dialog>
  );
}

/** The user's picture, name, email and the known state of the account. */
function UserDrawerTitle({ user }: { user: ResourceOwner }) {
  const words = useUserLabels();
  const { accountOf, state, isOwn } = userManagementWidget.useSelector(({ model: { accountOf, stateOf, isOwn } }) => {
    return { accountOf, state: stateOf(user.id), isOwn: isOwn(user.id) };
  });
  const account = accountOf(user.id);
  const name = nameOfUser({ ...user, firstName: account?.firstName === undefined ? user.firstName : account.firstName });
  return (
    <span className="parley-line parley-one-line parley-gap-l">
      <UserAvatar user={user} size="large" />
      <span className="parley-stack parley-gap-s">
        <span className="parley-line parley-gap-s">
          <bdi>{name}</bdi>
          {isOwn && <Badge tone="accent">{words.you}</Badge>}
          {account?.isAdmin === true && <Badge>{words.drawer.roleAdmin}</Badge>}
        </span>
        <span className="parley-note parley-line parley-gap-s">
          {name !== user.email && <bdi>{user.email}</bdi>}
          <AccountStateMark state={state} />
        </span>
      </span>
    </span>
  );
}

/** The user's details in sections, with one button that saves all changes. Renders a `<form>`. */
function UserDrawerForm({ details, onClose }: { details: UserDetails; onClose: () => void }) {
  const { drawer: words } = useUserLabels();
  const form = useRef<HTMLFormElement>(null);
  const [report, setReport] = useState<SaveReport>();
  const { showSuccess } = useOutcomeToast();
  const canChange = userManagementWidget.useSelector(({ model }) => model.permission.answer !== 'refused');
  const { user, changedCount, isSaving } = details;

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    takeSubmit(event);
    if (isSaving || changedCount === 0) return;
    const saved = await details.save();
    setReport(saved);
    if (saved.savedParts.length > 0 && saved.failedParts.length === 0) showSuccess(words.saved(isolate(nameOfUser(user))));
  }

  // Runs after rendering, when invalid fields are marked.
  useEffect(() => {
    if (report === undefined || report.invalidIds.length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:is(input, select, textarea)')?.focus();
  }, [report]);

  return (
    <form ref={form} noValidate className="parley-dialog-form" onSubmit={(event) => void submit(event)}>
      <DialogBody className="parley-divided parley-gap-xl">
        <Section heading={words.account}>
          <AccountFields details={details} canChange={canChange} />
        </Section>
        <Section heading={words.groups}>
          <GroupFields details={details} canChange={canChange} />
        </Section>
        <Section heading={words.attributes}>
          <AttributeFields details={details} canChange={canChange} invalidIds={report?.invalidIds} />
        </Section>
        {canChange && (
          <Section heading={words.access}>
            <userManagementWidget.ActionButtons item={user} />
          </Section>
        )}
      </DialogBody>
      <UserDrawerButtons details={details} canChange={canChange} report={report} onClose={onClose} />
    </form>
  );
}

interface UserDrawerButtonsProps extends DetailsProps {
  /** The outcome of the last attempt to save. */
  report: SaveReport | undefined;
  onClose: () => void;
}

/** The number of changes, or of those that could not be saved, and the buttons that close and save. */
function UserDrawerButtons({ details: { changedCount, isSaving }, canChange, report, onClose }: UserDrawerButtonsProps) {
  const { drawer: words } = useUserLabels();
  const { save } = useCommonAdminLabels();
  const { common } = useBaseLabels();
  const { number } = useFormats();
  const isChanged = changedCount > 0;
  const isPartly = report !== undefined && report.savedParts.length > 0 && report.failedParts.length > 0;
  const text = isPartly
    ? words.partlySaved(number(report.savedParts.length), number(report.failedParts.length))
    : words.changes(changedCount, number(changedCount));
  return (
    <DialogActions>
      <span role="status" className="parley-caption parley-digits parley-fill">
        {isChanged && text}
      </span>
      <Button disabled={isSaving} onClick={onClose}>
        {isChanged ? common.cancel : common.close}
      </Button>
      {canChange && (
        <Button type="submit" variant="primary" isBusy={isSaving} disabled={!isChanged}>
          {save}
        </Button>
      )}
    </DialogActions>
  );
}
