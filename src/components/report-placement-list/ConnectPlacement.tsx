'use client';
import { Link2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import type { ServiceError } from '../../client/http/ServiceError.js';
import {
  type CheckedConnection,
  type ConnectionDraft,
  type ConnectionField,
  checkConnection,
} from '../../hooks/report-placement-list/placementAddress.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { useLabels } from '../../hooks/useLabels.js';
import type { ConnectPlacementLabels } from '../../labels/admin/placements/PlacementLabels.js';
import { Button, type ButtonProps } from '../primitives/Button.js';
import { Dialog, DialogActions, DialogBody } from '../primitives/dialog/Dialog.js';
import { ErrorNotice } from '../primitives/ErrorNotice.js';
import { SelectField } from '../primitives/fields/SelectField.js';
import { TextField } from '../primitives/fields/TextField.js';
import { isolate } from '../primitives/isolate.js';
import { useToast } from '../primitives/toasts/ToastContext.js';
import { useControllable } from '../primitives/useControllable.js';
import { useReportPlacementContext } from './ReportPlacementContext.js';

export interface ConnectPlacementProps extends Omit<ButtonProps, 'onClick'> {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** Tells the service of cells that hold the rows of a report, by a form in a dialog. Renders a `<button>`. */
export function ConnectPlacement({ open, defaultOpen = false, onOpenChange, ...props }: ConnectPlacementProps) {
  const { connect: words } = useAdminLabels().placements;
  const { reportName } = useReportPlacementContext().placements;
  const [isOpen, setOpen] = useControllable(open, defaultOpen, onOpenChange);
  const [isBusy, setBusy] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)} {...props}>
        <Link2 aria-hidden="true" size={16} strokeWidth={1.5} />
        {words.open}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        isBusy={isBusy}
        title={reportName === undefined ? words.title : words.titleOf(isolate(reportName))}
        description={words.description}
      >
        <ConnectionForm isBusy={isBusy} onBusyChange={setBusy} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

interface ConnectionFormProps {
  isBusy: boolean;
  onBusyChange: (isBusy: boolean) => void;
  onClose: () => void;
}

function ConnectionForm({ isBusy, onBusyChange, onClose }: ConnectionFormProps) {
  const { connect: words, hosts } = useAdminLabels().placements;
  const { common } = useLabels();
  const { placements } = useReportPlacementContext();
  const toast = useToast();
  const { externalWorkbookId = '', deploymentId = 0, reportId = 0 } = placements.source;
  const [draft, setDraft] = useState<ConnectionDraft>({ host: 'sheets', document: externalWorkbookId, sheet: '', cell: '' });
  const [isChecked, setChecked] = useState(false);
  const [error, setError] = useState<ServiceError>();
  const taken = placements.allRows.filter((row) => row.deploymentId === deploymentId && row.reportId === reportId);
  const checked = checkConnection(draft, taken);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setChecked(true);
    if (checked.kind === 'unusable') {
      focusFirst(event.currentTarget, checked);
      return;
    }
    onBusyChange(true);
    const outcome = await placements.connect({ deploymentId, reportId, ...checked.input });
    onBusyChange(false);
    setError(outcome.kind === 'failed' ? outcome.error : undefined);
    if (outcome.kind !== 'done') return;
    onClose();
    toast({ tone: 'success', title: words.done(isolate(checked.input.resultLocation)) });
  }

  const fieldOf = (field: ConnectionField) => ({
    name: field,
    label: words[field],
    value: draft[field],
    error: isChecked ? problemOf(field, checked, words) : undefined,
    autoComplete: 'off',
    spellCheck: false,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => setDraft({ ...draft, [field]: currentTarget.value }),
  });
  return (
    <form noValidate className="parley-dialog-form" onSubmit={submit}>
      <DialogBody>
        <TextField {...fieldOf('document')} hint={words.documentHint} />
        <SelectField
          label={words.host}
          value={draft.host}
          onChange={({ currentTarget }) => setDraft({ ...draft, host: currentTarget.value === 'excel' ? 'excel' : 'sheets' })}
        >
          <option value="sheets">{hosts.sheets}</option>
          <option value="excel">{hosts.excel}</option>
        </SelectField>
        <TextField {...fieldOf('sheet')} />
        <TextField {...fieldOf('cell')} hint={words.cellHint} />
        {error !== undefined && <ConnectionFailure error={error} />}
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>{common.cancel}</Button>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {words.submit}
        </Button>
      </DialogActions>
    </form>
  );
}

function ConnectionFailure({ error: { kind, message, requestId } }: { error: ServiceError }) {
  const { connect, acts } = useAdminLabels().placements;
  const { errors } = useLabels();
  // What the service found wrong with the address, only it can say.
  const advice = kind === 'validation' ? message : kind === 'not-found' ? acts.gone : `${errors[kind].title} ${errors[kind].advice}`;
  return <ErrorNotice role="alert" kind={kind} title={connect.failed} advice={advice} requestId={requestId} />;
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
