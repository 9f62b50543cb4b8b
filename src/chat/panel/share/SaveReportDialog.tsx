'use client';

import { type FormEvent, useState } from 'react';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import type { Report } from '../../../client/resources/reports.js';
import { useCreateReport } from '../../../data/resources/reports.js';
import { useWorkbooks } from '../../../data/resources/workbooks.js';
import { Button } from '../../../ui/button/Button.js';
import { Dialog, DialogActions, DialogBody } from '../../../ui/dialog/Dialog.js';
import { ServiceErrorNotice } from '../../../ui/errors/ServiceErrorNotice.js';
import { SelectField } from '../../../ui/fields/SelectField.js';
import { TextField } from '../../../ui/fields/TextField.js';
import { useActingLabels } from '../../hooks/useActingLabels.js';
import { useLabels } from '../../hooks/useLabels.js';
import type { SavedResult } from '../model/SavedResult.js';

export interface SaveReportDialogProps {
  /** The deployment in which the report is created. */
  deploymentId: number;
  /** The result to save, as `onSave` receives it. The dialog is open while it is set. */
  saved: SavedResult | undefined;
  /** Called when the user closes the dialog, also after saving. */
  onClose: () => void;
  /** Called with the report once the service has created it. */
  onSaved?: ((report: Report) => void) | undefined;
  /** Called if saving fails: 403 without permission to create reports, 404 if the workbook was deleted. */
  onError?: ((error: ServiceError) => void) | undefined;
  /** Returns the address of a report in your app, for the link shown after saving. Default: no link. */
  linkToReport?: ((report: Report) => string) | undefined;
}

/**
 * Saves a result of the chat as a report with its query and chart. The user may choose a workbook, out of the first 100. Needs a
 * `ParleyProvider` and a client with a `baseUrl` (docs/contract/reports.md#reports). Renders a `<div role="dialog">`.
 */
export function SaveReportDialog({ saved, onClose, ...props }: SaveReportDialogProps) {
  const words = useActingLabels();
  const [isBusy, setBusy] = useState(false);
  // The content stays while the dialog fades out.
  const [shown, setShown] = useState(saved);
  if (saved !== undefined && saved !== shown) setShown(saved);
  return (
    <Dialog open={saved !== undefined} onOpenChange={onClose} title={words.saveReport} isBusy={isBusy}>
      {shown !== undefined && <SaveForm key={keyOf(shown)} saved={shown} onClose={onClose} onBusy={setBusy} {...props} />}
    </Dialog>
  );
}

interface SaveFormProps extends Omit<SaveReportDialogProps, 'saved'> {
  saved: SavedResult;
  onBusy: (isBusy: boolean) => void;
}

function SaveForm({ deploymentId, saved: { result, chart }, onClose, onBusy, onSaved, onError, linkToReport }: SaveFormProps) {
  const words = useActingLabels();
  const { common } = useLabels();
  const [name, setName] = useState(() => result.queryTitle.slice(0, maxNameCharacters));
  const [workbookId, setWorkbookId] = useState('');
  const workbooks = useWorkbooks({ deploymentId, first: 100 });
  const {
    mutate,
    data: report,
    error,
    isPending,
  } = useCreateReport({
    onSettled: () => onBusy(false),
    onSuccess: (created) => onSaved?.(created),
    onError: (refusal) => onError?.(refusal),
  });

  function save(event: FormEvent) {
    event.preventDefault();
    const vegaSpec = chart?.spec ?? result.vegaSpec;
    onBusy(true);
    mutate({
      deploymentId,
      name: name.trim(),
      sqlQuery: result.sqlQuery,
      ...(vegaSpec !== undefined && { meta: { vegaSpec } }),
      ...(workbookId !== '' && { workbookId: Number(workbookId) }),
    });
  }

  if (report !== undefined) {
    return (
      <>
        <DialogBody>
          <p role="status">
            {words.reportSaved(report.name ?? name)} {linkToReport && <a href={linkToReport(report)}>{words.openReport}</a>}
          </p>
        </DialogBody>
        <DialogActions>
          <Button onClick={onClose}>{common.close}</Button>
        </DialogActions>
      </>
    );
  }
  return (
    <form onSubmit={save} className="parley-dialog-form">
      <DialogBody>
        <TextField label={words.reportName} value={name} onChange={({ target }) => setName(target.value)} />
        <SelectField label={words.workbook} value={workbookId} onChange={({ target }) => setWorkbookId(target.value)}>
          <option value="">{words.noWorkbook}</option>
          {workbooks.data?.items.map((workbook) => (
            <option key={workbook.id} value={workbook.id}>
              {workbook.name}
            </option>
          ))}
        </SelectField>
        {error !== null && <ServiceErrorNotice error={error} />}
      </DialogBody>
      <DialogActions>
        <Button variant="quiet" disabled={isPending} onClick={onClose}>
          {common.cancel}
        </Button>
        <Button type="submit" variant="primary" isBusy={isPending} isBlocked={name.trim() === ''}>
          {words.save}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Identifies a result: the form starts over for another one. */
function keyOf({ turnId, result }: SavedResult): string {
  return `${turnId} ${result.resultId ?? result.queryTitle}`;
}

/** The longest name that the service accepts. */
const maxNameCharacters = 255;
