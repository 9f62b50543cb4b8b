import { ListStates, PromotionDialog, PromotionHistory, PromotionProvenance, SelectField } from '../../src/admin.js';
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
        <SelectField
          label={words.workbook}
          value={workbookId}
          onChange={({ currentTarget }) => address.change({ workbook: currentTarget.value })}
        >
          {items.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <PromotionDialog key={workbookId} workbook={workbook}>
          {words.promote}
        </PromotionDialog>
      </div>
      <PromotionProvenance workbook={workbook} />
      <PromotionHistory workbook={workbook} />
    </>
  );
}
