'use client';
import { useState } from 'react';
import type { ServiceError } from '../../client/http/ServiceError.js';
import type { ReportAddress } from '../../client/resources/reports.js';
import {
  type CheckedConnection,
  type ConnectionDraft,
  type ConnectionField,
  checkConnection,
} from '../../hooks/report-placement-list/placementAddress.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import type { ConnectPlacementLabels } from '../../labels/admin/placements/PlacementLabels.js';
import { FormDialog } from '../primitives/dialog/FormDialog.js';
import { SelectField } from '../primitives/fields/SelectField.js';
import { TextField } from '../primitives/fields/TextField.js';
import { isolate } from '../primitives/isolate.js';
import { ServiceErrorNotice } from '../primitives/ServiceErrorNotice.js';
import { useToast } from '../primitives/toasts/ToastContext.js';
import { useOpenings } from '../primitives/useOpenings.js';
import { choicesOfHosts } from './placementHosts.js';
import { useReportPlacementContext } from './ReportPlacementContext.js';

/**
 * Tells the service of cells that hold the rows of a report, by a form. What was typed waits for the next time until it has
 * worked. Renders a `<div role="dialog">`; nothing where the list is of no one report.
 */
export function ConnectPlacementDialog() {
  const { placements, isConnecting } = useReportPlacementContext();
  const { externalWorkbookId = '', deploymentId, reportId } = placements.source;
  const first: HostlessDraft = { host: undefined, document: externalWorkbookId, sheet: '', cell: '' };
  const [draft, setDraft] = useState(first);
  const openings = useOpenings(isConnecting);
  if (deploymentId === undefined || reportId === undefined) return null;
  return (
    <ConnectionForm
      key={openings}
      report={{ deploymentId, reportId }}
      draft={draft}
      onDraftChange={setDraft}
      onConnected={() => setDraft(first)}
    />
  );
}

/** Until one is chosen, the first host counts. */
type HostlessDraft = Omit<ConnectionDraft, 'host'> & { readonly host: string | undefined };

interface ConnectionFormProps {
  report: ReportAddress;
  draft: HostlessDraft;
  onDraftChange: (draft: HostlessDraft) => void;
  onConnected: () => void;
}

function ConnectionForm({ report, draft, onDraftChange, onConnected }: ConnectionFormProps) {
  const { connect: words, hosts: hostNames } = useAdminLabels().placements;
  const { placements, hosts, isConnecting, setConnecting } = useReportPlacementContext();
  const { reportName } = placements;
  const toast = useToast();
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ServiceError>();
  const taken = placements.allRows.filter((row) => row.deploymentId === report.deploymentId && row.reportId === report.reportId);
  const choices = choicesOfHosts(hosts, hostNames, placements.allRows);
  const host = draft.host ?? choices[0]?.value ?? '';
  const checked = checkConnection({ ...draft, host }, taken);

  async function submit(form: HTMLFormElement) {
    setChecked(true);
    if (checked.kind === 'unusable') return focusFirst(form, checked);
    setBusy(true);
    const outcome = await placements.connect({ ...report, ...checked.input });
    setBusy(false);
    setError(outcome.kind === 'failed' ? outcome.error : undefined);
    if (outcome.kind !== 'done') return;
    onConnected();
    setConnecting(false);
    toast({ tone: 'success', title: words.done(isolate(checked.input.resultLocation)) });
  }

  const fieldOf = (field: ConnectionField) => ({
    name: field,
    label: words[field],
    value: draft[field],
    error: isChecked ? problemOf(field, checked, words) : undefined,
    autoComplete: 'off',
    spellCheck: false,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => onDraftChange({ ...draft, [field]: currentTarget.value }),
  });
  return (
    <FormDialog
      open={isConnecting}
      onOpenChange={() => setConnecting(false)}
      isBusy={isBusy}
      title={reportName === undefined ? words.title : words.titleOf(isolate(reportName))}
      description={words.description}
      submitLabel={words.submit}
      onSubmit={(form) => void submit(form)}
    >
      <TextField {...fieldOf('document')} hint={words.documentHint} />
      <SelectField label={words.host} value={host} onChange={({ currentTarget }) => onDraftChange({ ...draft, host: currentTarget.value })}>
        {choices.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField {...fieldOf('sheet')} />
      <TextField {...fieldOf('cell')} hint={words.cellHint} />
      {error !== undefined && <ConnectionFailure error={error} />}
    </FormDialog>
  );
}

function ConnectionFailure({ error }: { error: ServiceError }) {
  const { connect, acts } = useAdminLabels().placements;
  const isGone = error.kind === 'not-found' && error.reason === undefined;
  return <ServiceErrorNotice role="alert" error={error} title={connect.failed} advice={isGone ? acts.gone : undefined} />;
}

function problemOf(field: ConnectionField, checked: CheckedConnection, words: ConnectPlacementLabels): string | undefined {
  const problem = checked.kind === 'unusable' ? checked.problems[field] : undefined;
  if (problem === undefined) return undefined;
  if (problem !== 'missing') return problem === 'taken' ? words.taken : words.notACell;
  return { document: words.missingDocument, sheet: words.missingSheet, cell: words.missingCell }[field];
}

function focusFirst(form: HTMLFormElement, { problems }: Extract<CheckedConnection, { kind: 'unusable' }>): void {
  const field = (['document', 'sheet', 'cell'] as const).find((name) => problems[name] !== undefined);
  const input = form.elements.namedItem(field ?? '');
  if (input instanceof HTMLElement) input.focus();
}
