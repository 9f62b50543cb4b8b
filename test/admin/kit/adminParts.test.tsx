import { BulkResult } from '../../../src/admin/kit/bulk/BulkResult.js';
import { BulkBar } from '../../../src/admin/kit/list/BulkBar.js';
import { ListFooter } from '../../../src/admin/kit/list/ListFooter.js';
import { RowSkeleton } from '../../../src/admin/kit/list/RowSkeleton.js';
import { Toolbar } from '../../../src/admin/kit/list/Toolbar.js';
import { DataTable } from '../../../src/ui/data-table/DataTable.js';
import { Dialog, DialogActions, DialogBody } from '../../../src/ui/dialog/Dialog.js';
import { Checkbox } from '../../../src/ui/fields/Checkbox.js';
import { SearchField } from '../../../src/ui/fields/SearchField.js';
import { describePart } from '../../support/conformance.js';
import { englishInterface } from '../../support/englishInterface.js';

const wrapper = englishInterface;

describePart(
  'DataTable',
  (props) => (
    <DataTable
      caption="Users"
      columns={[{ id: 'name', header: 'Name', cell: ({ name }: { name: string }) => name, isRowHeader: true }]}
      items={[{ name: 'Ada' }]}
      idOf={({ name }) => name}
      nameOf={({ name }) => name}
      {...props}
    />
  ),
  { slot: 'data-table', wrapper },
);
describePart(
  'Dialog',
  (props) => (
    <Dialog open onOpenChange={() => undefined} title="Rename" description="Existing links keep working." {...props}>
      <DialogBody>Nothing else changes.</DialogBody>
    </Dialog>
  ),
  { slot: 'dialog', wrapper },
);
describePart('DialogBody', (props) => <DialogBody {...props}>Words</DialogBody>, { slot: 'dialog-body' });
describePart('DialogActions', (props) => <DialogActions {...props}>Buttons</DialogActions>, { slot: 'dialog-actions' });
describePart('Checkbox', (props) => <Checkbox aria-label="All" {...props} />, { slot: 'checkbox' });
describePart('SearchField', (props) => <SearchField search={search} {...props} />, { slot: 'search-field', wrapper });
describePart('BulkBar', (props) => <BulkBar selection={{ count: 2, clear: () => undefined }} {...props} />, { slot: 'bulk-bar', wrapper });
describePart('ListFooter', (props) => <ListFooter list={list} {...props} />, { slot: 'list-footer', wrapper });
describePart('RowSkeleton', (props) => <RowSkeleton label="Loading" {...props} />, { slot: 'row-skeleton' });
describePart('Toolbar', (props) => <Toolbar {...props} />, { slot: 'toolbar' });
describePart('BulkResult', (props) => <BulkResult bulk={bulk} nameOf={(id: number) => `User ${id}`} {...props} />, {
  slot: 'bulk-result',
  wrapper,
});

const search = {
  text: 'ada',
  clear: () => undefined,
  inputProps: {
    value: 'ada',
    onChange: () => undefined,
    onCompositionStart: () => undefined,
    onCompositionEnd: () => undefined,
    onKeyDown: () => undefined,
  },
};

const list = {
  items: [1, 2],
  hasMore: true,
  isLoadingMore: false,
  loadMoreError: undefined,
  loadMore: () => undefined,
  refetchError: undefined,
  refetch: () => undefined,
  isRefetching: false,
};

const bulk = {
  status: 'stopped' as const,
  total: 5,
  settled: 4,
  succeededIds: [1],
  failedIds: [2],
  unknownIds: [3],
  notSentIds: [4],
  reasons: [{ status: 403, message: 'You cannot deactivate yourself.', ids: [2] }],
  error: undefined,
  retryFailed: () => new Promise<never>(() => undefined),
  resume: () => new Promise<never>(() => undefined),
  cancel: () => undefined,
  isCancelling: false,
};
