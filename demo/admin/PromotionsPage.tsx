import { ListStates, PromotionDialog, PromotionHistory, PromotionProvenance, Select } from '../../src/admin.js';
import { useWorkbooks } from '../../src/data.js';
import { listStateOf } from './listStateOf.js';
import type { PageProps } from './pages.js';

/** A workbook of the deployment: promote it, and see where it came from and its previous promotions. */
export function PromotionsPage({ deploymentId, address, words: { promotions: words } }: PageProps) {
  const workbooks = useWorkbooks({ deploymentId });
  const items = workbooks.data?.items ?? [];
  const namedId = address.id('workbook');
  const workbookId = (items.find(({ id }) => id === namedId) ?? items[0])?.id;
  if (workbookId === undefined) {
    return (
      <ListStates list={listStateOf(workbooks)} skeleton={{ columns: 1 }} empty={<p className="note">{words.empty}</p>}>
        {null}
      </ListStates>
    );
  }
  const workbook = { deploymentId, workbookId };
  return (
    <>
      <div className="choose-workbook">
        <Select
          label={words.workbook}
          value={workbookId}
          onValueChange={(id) => address.change({ workbook: id })}
          options={items.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <PromotionDialog
          key={workbookId}
          workbook={workbook}
          onTargetOpened={({ target }) =>
            address.change({ deployment: target?.deploymentId ?? undefined, workbook: target?.workbookId ?? undefined })
          }
        >
          {words.promote}
        </PromotionDialog>
      </div>
      <PromotionProvenance workbook={workbook} />
      <PromotionHistory workbook={workbook} />
    </>
  );
}
