import type { ReactNode } from 'react';
import { ListStates, Select } from '../../src/admin.js';
import { useWorkbooks } from '../../src/data.js';
import { listStateOf } from './listStateOf.js';
import type { PageProps } from './pages.js';

interface WorkbookPageProps extends Pick<PageProps, 'deploymentId' | 'address' | 'words'> {
  /** Rendered beside the choice of the workbook. */
  readonly renderActions?: (workbookId: number) => ReactNode;
  readonly children: (workbookId: number) => ReactNode;
}

/** A page about one workbook of the deployment, which the address names; the first if it names none. */
export function WorkbookPage({ deploymentId, address, words, renderActions, children }: WorkbookPageProps) {
  const workbooks = useWorkbooks({ deploymentId });
  const items = workbooks.data?.items ?? [];
  const namedId = address.id('workbook');
  const named = items.find(({ id }) => id === namedId);
  const workbookId = (named ?? items[0])?.id;
  const isGone = namedId !== undefined && named === undefined && workbooks.data?.pageInfo.hasNextPage === false;
  if (workbookId === undefined) {
    return (
      <ListStates
        list={listStateOf(workbooks)}
        skeleton={{ columns: 1 }}
        empty={
          <p className="note" {...words.attributes}>
            {words.promotions.empty}
          </p>
        }
      >
        {null}
      </ListStates>
    );
  }
  return (
    <>
      {isGone && (
        <p role="status" className="note" {...words.attributes}>
          {words.gone}
        </p>
      )}
      <div className="choose-workbook">
        <div {...words.attributes}>
          <Select
            label={words.promotions.workbook}
            value={workbookId}
            onValueChange={(id) => address.change({ workbook: id })}
            options={items.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
        {renderActions?.(workbookId)}
      </div>
      {children(workbookId)}
    </>
  );
}
