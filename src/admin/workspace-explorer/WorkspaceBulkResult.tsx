'use client';
import { BulkResult, type BulkResultProps } from '../kit/bulk/BulkResult.js';
import { useWorkspaceLabels } from './useWorkspaceLabels.js';
import { workspaceWidget } from './workspaceWidget.js';

/** The result of the last bulk action, or its progress if it takes several calls. Renders a `<section>`, or nothing. */
export function WorkspaceBulkResult(props: Omit<BulkResultProps<string>, 'bulk' | 'nameOf' | 'onDismiss'>) {
  const words = useWorkspaceLabels();
  const { bulk, findItem } = workspaceWidget.use(({ model }) => ({ bulk: model.bulk, findItem: model.findItem }));
  const isShort = bulk.status === 'running' && bulk.total <= oneCall;
  if (isShort) return null;
  return <BulkResult bulk={bulk} nameOf={(id) => findItem(id)?.name ?? nameOfId(id, words.kinds)} onDismiss={bulk.reset} {...props} />;
}

function nameOfId(id: string, kinds: Readonly<Record<string, string>>): string {
  const [type = '', number = ''] = id.split(' ');
  return `${kinds[type] ?? type} ${number}`;
}

/** A run of up to this many items is a single call, which has no progress to show. */
const oneCall = 100;
