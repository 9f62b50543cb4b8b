'use client';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useBaseLabels } from '../../react/language/useBaseLabels.js';
import { useFormats } from '../../react/language/useFormats.js';
import { Button } from '../../ui/button/Button.js';
import { DialogActions, DialogBody } from '../../ui/dialog/Dialog.js';
import { useCommonAdminLabels } from '../../ui/useCommonAdminLabels.js';
import { takeSubmit } from '../kit/dialog/takeSubmit.js';
import { Section } from '../kit/layout/layout.js';
import { AccountFields } from './AccountFields.js';
import { AttributeFields } from './AttributeFields.js';
import { GroupFields } from './GroupFields.js';
import type { SaveReport, UserDetails } from './model/useUserDetails.js';
import { userManagementWidget } from './userManagementWidget.js';
import { useUserLabels } from './userWords.js';

export interface UserDrawerFormProps {
  /** The user, from `useUserDetails`. */
  details: UserDetails;
  /** Called after all changes were saved. */
  onSaved: () => void;
  /** Called when the user closes the form. */
  onClose: () => void;
}

/** The user's details in sections, with one button that saves all changes. Renders a `<form>`. */
export function UserDrawerForm({ details, onSaved, onClose }: UserDrawerFormProps) {
  const words = useUserLabels();
  const common = useCommonAdminLabels();
  const { common: chatWords } = useBaseLabels();
  const { number } = useFormats();
  const form = useRef<HTMLFormElement>(null);
  const [report, setReport] = useState<SaveReport>();
  const canChange = userManagementWidget.useSelector(({ model }) => model.permission.answer !== 'refused');
  const { changedCount, isSaving } = details;

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    takeSubmit(event);
    if (isSaving || changedCount === 0) return;
    const saved = await details.save();
    setReport(saved);
    if (saved.savedParts.length > 0 && saved.failedParts.length === 0) onSaved();
  }

  // Runs after rendering, when invalid fields are marked.
  useEffect(() => {
    if (report === undefined || report.invalidIds.length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:is(input, select, textarea)')?.focus();
  }, [report]);

  const isPartly = report !== undefined && report.savedParts.length > 0 && report.failedParts.length > 0;
  return (
    <form ref={form} noValidate className="parley-dialog-form" onSubmit={(event) => void submit(event)}>
      <DialogBody className="parley-divided parley-gap-xl">
        <Section heading={words.drawer.account}>
          <AccountFields details={details} canChange={canChange} />
        </Section>
        <Section heading={words.drawer.groups}>
          <GroupFields details={details} canChange={canChange} />
        </Section>
        <Section heading={words.drawer.attributes}>
          <AttributeFields details={details} canChange={canChange} invalidIds={report?.invalidIds ?? []} />
        </Section>
        {canChange && (
          <Section heading={words.drawer.access}>
            <userManagementWidget.ActionButtons item={details.user} />
          </Section>
        )}
      </DialogBody>
      <DialogActions>
        <span role="status" className="parley-caption parley-digits parley-fill">
          {isPartly && changedCount > 0
            ? words.drawer.partlySaved(number(report.savedParts.length), number(report.failedParts.length))
            : changedCount > 0 && words.drawer.changes(changedCount, number(changedCount))}
        </span>
        <Button disabled={isSaving} onClick={onClose}>
          {changedCount > 0 ? chatWords.cancel : chatWords.close}
        </Button>
        {canChange && (
          <Button type="submit" variant="primary" isBusy={isSaving} disabled={changedCount === 0}>
            {common.save}
          </Button>
        )}
      </DialogActions>
    </form>
  );
}
