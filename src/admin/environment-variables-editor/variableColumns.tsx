import { Lock } from 'lucide-react';
import { Badge } from '../../ui/badge/Badge.js';
import { Icon } from '../../ui/icon/Icon.js';
import type { ResourceColumn } from '../kit/ResourceTable.js';
import type { VariableLabels } from './labels/VariableLabels.js';
import type { VariableRow } from './model/variableDraft.js';
import { useVariableLabels } from './useVariableLabels.js';

/** The columns of environment variables. */
export const variableColumns: readonly ResourceColumn<VariableRow, VariableLabels>[] = [
  {
    id: 'name',
    header: ({ columns }) => columns.name,
    width: '38%',
    isRowHeader: true,
    sort: 'ASC',
    cell: (row) => <VariableName row={row} />,
  },
  { id: 'value', header: ({ columns }) => columns.value, cell: (row) => <VariableValue row={row} /> },
];

function VariableName({ row: { name, state } }: { row: VariableRow }) {
  const { states } = useVariableLabels();
  return (
    <span className="parley-variable-name">
      <bdi dir="ltr" className="parley-variable-code">
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
      <span className="parley-variable-hidden">
        <Icon of={Lock} size={14} />
        {state === 'saved' ? words.hidden : words.hiddenNew}
      </span>
    );
  }
  if (value === '') return <span className="parley-variable-hidden">{words.emptyValue}</span>;
  return (
    <bdi dir="ltr" className="parley-variable-code parley-variable-value" title={value}>
      {value}
    </bdi>
  );
}
