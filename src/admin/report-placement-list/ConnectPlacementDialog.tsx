'use client';
import { useState } from 'react';
import type { ReportAddress } from '../../client/resources/reports.js';
import { SelectField } from '../../ui/fields/SelectField.js';
import { TextField } from '../../ui/fields/TextField.js';
import { isolate } from '../../ui/text/isolate.js';
import { ActDialog } from '../kit/ActDialog.js';
import type { OpenProps } from '../kit/createWidget.js';
import { useActForm } from '../kit/useActForm.js';
import type { ConnectPlacementLabels } from './labels/PlacementLabels.js';
import { type CheckedConnection, type ConnectionDraft, type ConnectionField, checkConnection, placeOf } from './model/placementAddress.js';
import { choicesOfHosts } from './placementHosts.js';
import { reportPlacementListWidget } from './reportPlacementListWidget.js';
import { usePlacementLabels } from './usePlacementLabels.js';

/**
 * A form that registers cells containing the rows of a report with the service. Keeps the input until it succeeds. Renders a
 * `<div role="dialog">`, or nothing if the list does not belong to one report.
 */
export function ConnectPlacementDialog() {
  const { externalWorkbookId, deploymentId, reportId } = reportPlacementListWidget.use(
    ({ options: { externalWorkbookId, deploymentId, reportId } }) => ({ externalWorkbookId, deploymentId, reportId }),
  );
  const first: HostlessDraft = { host: undefined, document: externalWorkbookId ?? '', sheet: '', cell: '' };
  const [draft, setDraft] = useState(first);
  if (deploymentId === undefined || reportId === undefined) return null;
  return (
    <reportPlacementListWidget.DialogOf kind="connect">
      {(_, open) => <ConnectionForm report={{ deploymentId, reportId }} first={first} typed={draft} onType={setDraft} {...open} />}
    </reportPlacementListWidget.DialogOf>
  );
}

/** Until the user chooses a host, the first one is used. */
type HostlessDraft = Omit<ConnectionDraft, 'host'> & { readonly host: string | undefined };

interface ConnectionFormProps extends OpenProps {
  report: ReportAddress;
  first: HostlessDraft;
  typed: HostlessDraft;
  onType: (draft: HostlessDraft) => void;
}

function ConnectionForm({ report, first, typed, onType, ...dialog }: ConnectionFormProps) {
  const { connect: words, hosts: hostNames } = usePlacementLabels();
  const { rows, reportName, connect, hosts } = reportPlacementListWidget.use(({ model, options }) => {
    return { rows: model.allRows, reportName: model.reportName, connect: model.connect, hosts: options.hosts };
  });
  const taken = rows.filter(({ deploymentId, reportId }) => deploymentId === report.deploymentId && reportId === report.reportId);
  const choices = choicesOfHosts(hosts, hostNames, rows);
  const hostOf = (draft: HostlessDraft) => draft.host ?? choices[0]?.value ?? '';
  const check = (draft: HostlessDraft) => checkConnection({ ...draft, host: hostOf(draft) }, taken);
  const form = useActForm({
    ...dialog,
    initial: first,
    draft: [typed, onType],
    problemsOf: (draft) => problemsOf(check(draft), words),
    act(draft) {
      const checked = check(draft);
      return checked.kind === 'usable' ? connect({ ...report, ...checked.input }) : undefined;
    },
    done(_, draft) {
      onType(first);
      return words.done(isolate(placeOf(draft)));
    },
  });
  return (
    <ActDialog
      form={form}
      title={reportName === undefined ? words.title : words.titleOf(isolate(reportName))}
      description={words.description}
      submitLabel={words.submit}
      errorTitle={words.failed}
    >
      <TextField label={words.document} hint={words.documentHint} spellCheck={false} {...form.field('document')} />
      <SelectField
        label={words.host}
        value={hostOf(form.values)}
        onChange={({ currentTarget }) => form.change({ host: currentTarget.value })}
      >
        {choices.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField label={words.sheet} spellCheck={false} {...form.field('sheet')} />
      <TextField label={words.cell} hint={words.cellHint} spellCheck={false} {...form.field('cell')} />
    </ActDialog>
  );
}

function problemsOf(checked: CheckedConnection, words: ConnectPlacementLabels): Partial<Record<ConnectionField, string>> {
  if (checked.kind === 'usable') return {};
  const missing = { document: words.missingDocument, sheet: words.missingSheet, cell: words.missingCell };
  const texts = { taken: words.taken, 'not-a-cell': words.notACell };
  const fields = ['document', 'sheet', 'cell'] as const;
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = checked.problems[field];
      return problem === undefined ? [] : [[field, problem === 'missing' ? missing[field] : texts[problem]]];
    }),
  );
}
