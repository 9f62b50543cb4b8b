'use client';
import { Braces, Lock } from 'lucide-react';
import { sortParam } from '../../data/list-params/paramCodecs.js';
import type { ItemSort } from '../../data/resource-list/arrangeItems.js';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import { Badge } from '../../ui/badge/Badge.js';
import { Icon } from '../../ui/icon/Icon.js';
import type { ResourceColumn } from '../kit/list/ResourceColumn.js';
import { createResourceWidget } from '../kit/resource/createResourceWidget.js';
import type { DialogTypes } from '../kit/resource/ResourceWidgetDefinition.js';
import { wholeList, wholeListSort } from '../kit/resource/wholeList.js';
import { englishVariables } from './labels/en.js';
import type { VariableLabels } from './labels/VariableLabels.js';
import { useVariableDrafts } from './model/useVariableDrafts.js';
import {
  type EnvironmentVariablesEditorModel,
  type EnvironmentVariablesEditorOptions,
  useVariableExtras,
  useVariableRows,
  type VariablesOptions,
} from './model/useVariableExtras.js';
import { type VariableRow, variableArrangement } from './model/variableDraft.js';

/** Returns the labels of the environment variables editor from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useVariableLabels = createLabelsHook<VariableLabels>('variables', englishVariables);

/** The dialogs of an environment variables editor. */
export type VariablesDialog =
  | { readonly kind: 'add' | 'paste' | 'review' | 'discard' }
  /** Edits the value of the variable with this name. */
  | { readonly kind: 'edit'; readonly name: string };

const dialogs: DialogTypes<VariablesDialog> = {};

const columns: readonly ResourceColumn<VariableRow, VariableLabels>[] = [
  {
    id: 'name',
    header: ({ columns }) => columns.name,
    width: '38%',
    isRowHeader: true,
    sort: 'ASC',
    value: ({ name }) => name,
    cell: (row) => <VariableName row={row} />,
  },
  { id: 'value', header: ({ columns }) => columns.value, value: ({ value }) => value, cell: (row) => <VariableValue row={row} /> },
];

const nameOf = ({ name }: VariableRow) => name;

/** Its actions change a draft. What is sent is decided in the review, not by a row. */
export const environmentVariables = createResourceWidget({
  name: 'environment-variables-editor',
  root: 'EnvironmentVariablesEditorRoot',
  useLabels: useVariableLabels,
  options: { deploymentId: true, leaveGuard: true, drafts: true, onBeforeSave: true, onSaved: true },
  list: wholeList({
    useRead: useVariableRows,
    operation: 'getEnvVariables',
    idOf: nameOf,
    nameOf,
    keyOf: ({ deploymentId }: VariablesOptions) => String(deploymentId),
    ...variableArrangement,
  }),
  sort: wholeListSort,
  actions: {},
  useMore: useVariableExtras,
  columns,
  contextOf: () => ({}),
  icon: Braces,
  dialogs,
  subjectOf: ({ deploymentId }) => deploymentId,
});

/** Environment variables as a table. Pass `list={{ items }}` to show data without a service. Renders a `<div>` around the table. */
export const VariableTable = environmentVariables.Table;

/**
 * Headless hook behind `EnvironmentVariablesEditor`. The service sets variables by name and keeps the others, so only differences
 * are sent and nothing is ever removed (docs/contract/deployments.md#environment-variables).
 */
export function useEnvironmentVariablesEditor(options: EnvironmentVariablesEditorOptions): EnvironmentVariablesEditorModel {
  const ownDrafts = useVariableDrafts();
  return environmentVariables.useModel({ ...options, drafts: options.drafts ?? ownDrafts });
}

/** Keeps the view of an `EnvironmentVariablesEditor` in the URL, with `useListParams`. */
export const variableParams = { sort: sortParam<ItemSort>(['name'], {}) } as const;

function VariableName({ row: { name, state } }: { row: VariableRow }) {
  const { states } = useVariableLabels();
  return (
    <span className="parley-line parley-gap-s">
      <bdi dir="ltr" className="parley-code">
        {name}
      </bdi>
      {state !== 'saved' && <Badge tone="accent">{states[state]}</Badge>}
    </span>
  );
}

function VariableValue({ row: { value, state } }: { row: VariableRow }) {
  const words = useVariableLabels();
  if (value === undefined) {
    return (
      <span className="parley-line parley-muted">
        <Icon of={Lock} size={14} />
        {state === 'saved' ? words.hidden : words.hiddenNew}
      </span>
    );
  }
  if (value === '') return <span className="parley-line parley-muted">{words.emptyValue}</span>;
  return (
    <bdi dir="ltr" className="parley-code parley-clamp parley-variable-value" title={value}>
      {value}
    </bdi>
  );
}
