'use client';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { BulkResult, type BulkResultProps } from '../kit/bulk/BulkResult.js';
import { workspaceWidget } from './workspaceWidget.js';

/** What became of the items that were moved or deleted last, where that is more than a toast can say. Renders a `<section>`. */
export function WorkspaceBulkResult(props: Omit<BulkResultProps<string>, 'bulk' | 'nameOf' | 'onDismiss'>) {
  const { workspace: words } = useAdminLabels();
  const { bulk, findItem } = workspaceWidget.use(({ model }) => ({ bulk: model.bulk, findItem: model.findItem }));
  const isShort = bulk.status === 'running' && bulk.total <= oneCall;
  if (isShort) return null;
  return <BulkResult bulk={bulk} nameOf={(id) => findItem(id)?.name ?? nameOfId(id, words.kinds)} onDismiss={bulk.reset} {...props} />;
}

function nameOfId(id: string, kinds: Readonly<Record<string, string>>): string {
  const [type = '', number = ''] = id.split(' ');
  return `${kinds[type] ?? type} ${number}`;
}

/** What goes in one call has no progress to tell. */
const oneCall = 100;
