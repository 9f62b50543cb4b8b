'use client';
import { TextField } from '../../ui/fields/TextField.js';
import { Select } from '../../ui/select/Select.js';
import { isolate } from '../../ui/text/isolate.js';
import { ActionDialog } from '../kit/dialog/ActionDialog.js';
import { useActionForm } from '../kit/dialog/useActionForm.js';
import type { OpenProps } from '../kit/widget/createWidget.js';
import type { ConnectPlacementLabels } from './labels/PlacementLabels.js';
import { type CheckedConnection, type ConnectionDraft, checkConnection, placeOf } from './model/placementAddress.js';
import { usePlacementLabels } from './placementColumns.js';
import { choicesOfHosts } from './placementHosts.js';
import { reportPlacements } from './reportPlacementsWidget.js';

/**
 * A form that registers cells containing the rows of a report with the service. Keeps the input until it succeeds. Renders a
 * `<div role="dialog">`, or nothing if the list does not belong to one report.
 */
export function ConnectPlacementDialog(dialog: OpenProps) {
  const { connect: words, hosts: hostNames } = usePlacementLabels();
  const { externalWorkbookId, deploymentId, reportId, hosts } = reportPlacements.useSelector(({ options }) => options);
  const { allRows, reportName, connect } = reportPlacements.useSelector(({ model: { allRows, reportName, connect } }) => {
    return { allRows, reportName, connect };
  });
  const taken = allRows.filter((row) => row.deploymentId === deploymentId && row.reportId === reportId);
  const choices = choicesOfHosts(hosts, hostNames, allRows);
  const hostOf = (draft: HostlessDraft) => draft.host ?? choices[0]?.value ?? '';
  const check = (draft: HostlessDraft) => checkConnection({ ...draft, host: hostOf(draft) }, taken);
  const initial: HostlessDraft = { host: undefined, document: externalWorkbookId ?? '', sheet: '', cell: '' };
  const form = useActionForm({
    ...dialog,
    initial,
    memory: reportPlacements.useFormMemory('connect'),
    problemsOf: (draft) => problemsOf(check(draft), words),
    action(draft) {
      const checked = check(draft);
      if (checked.kind === 'unusable' || deploymentId === undefined || reportId === undefined) return undefined;
      return connect({ deploymentId, reportId, ...checked.input });
    },
    done: (_, draft) => words.done(isolate(placeOf(draft))),
  });
  if (deploymentId === undefined || reportId === undefined) return null;
  return (
    <ActionDialog
      form={form}
      title={reportName === undefined ? words.title : words.titleOf(isolate(reportName))}
      description={words.description}
      submitLabel={words.submit}
      errorTitle={words.failed}
    >
      <TextField label={words.document} hint={words.documentHint} spellCheck={false} {...form.field('document')} />
      <Select
        label={words.host}
        value={hostOf(form.values)}
        onValueChange={(host) => form.change({ host })}
        options={choices.map(({ value, name }) => ({ value, label: name }))}
      />
      <TextField label={words.sheet} spellCheck={false} {...form.field('sheet')} />
      <TextField label={words.cell} hint={words.cellHint} spellCheck={false} {...form.field('cell')} />
    </ActionDialog>
  );
}

/** Until the user chooses a host, the first one is used. */
type HostlessDraft = Omit<ConnectionDraft, 'host'> & { readonly host: string | undefined };

function problemsOf(checked: CheckedConnection, words: ConnectPlacementLabels) {
  if (checked.kind === 'usable') return {};
  const { document, sheet, cell } = checked.problems;
  const ofCell = { missing: words.missingCell, taken: words.taken, 'not-a-cell': words.notACell };
  return { document: document && words.missingDocument, sheet: sheet && words.missingSheet, cell: cell && ofCell[cell] };
}
