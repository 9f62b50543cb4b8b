'use client';

import { useState } from 'react';
import type { ServiceError } from '../../client/http/ServiceError.js';
import type { Report } from '../../client/resources/reports.js';
import { checkReportName, longestReportName } from '../../hooks/report-list/checkReportName.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import type { ActOutcome } from '../../hooks/widget-events/WidgetEvents.js';
import { FormDialog } from '../primitives/dialog/FormDialog.js';
import { TextField } from '../primitives/fields/TextField.js';
import { isolate } from '../primitives/isolate.js';
import { useOutcomeToast } from '../primitives/toasts/useOutcomeToast.js';
import { useOpenings } from '../primitives/useOpenings.js';

export interface RenameReportProps {
  report: Report;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onRename: (report: Report, name: string) => Promise<ActOutcome<Report>>;
}

/** Asks for another name of a report. What was typed stays when it fails. Renders a `<div role="dialog">`. */
export function RenameReport(props: RenameReportProps) {
  const openings = useOpenings(props.open);
  return <RenameForm key={`${openings} ${props.report.id}`} {...props} />;
}

function RenameForm({ report, open, onOpenChange, onRename }: RenameReportProps) {
  const { rename: words } = useAdminLabels().reports;
  const { sayDone } = useOutcomeToast();
  const [draft, setDraft] = useState<string>();
  const [error, setError] = useState<ServiceError>();
  const [isBusy, setBusy] = useState(false);
  const text = draft ?? report.name;
  const checked = checkReportName(text, report.name);

  async function submit() {
    if (checked.kind === 'unchanged') return onOpenChange(false);
    if (checked.kind !== 'usable') return;
    setBusy(true);
    const outcome = await onRename(report, checked.name);
    setBusy(false);
    setError(outcome.kind === 'failed' ? outcome.error : undefined);
    if (outcome.kind !== 'done') return;
    onOpenChange(false);
    sayDone(words.done(isolate(outcome.result.name)));
  }

  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title(isolate(report.name))}
      submitLabel={words.act}
      canSubmit={checked.kind !== 'unusable'}
      isBusy={isBusy}
      error={error}
      errorTitle={words.failed}
      onSubmit={() => void submit()}
    >
      <TextField
        label={words.field}
        value={text}
        limit={longestReportName}
        error={checked.kind === 'unusable' && checked.problem === 'missing' ? words.missing : undefined}
        autoComplete="off"
        dir="auto"
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      />
    </FormDialog>
  );
}
