import { useState } from 'react';
import { PromotionDialog, PromotionHistory, PromotionProvenance, ReadFailure, SelectField, useWorkbooks } from '../../src/index.js';
import type { PageProps } from './pages.js';

/** One workbook of the deployment: the way on, where it came from, and what was promoted before. */
export function PromotionsPage({ deploymentId }: PageProps) {
  const { data, error, refetch, isFetching } = useWorkbooks({ deploymentId });
  const [chosenId, setChosenId] = useState<number>();
  if (error !== null) return <ReadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />;
  const workbookId = chosenId ?? data?.items[0]?.id;
  if (data === undefined || workbookId === undefined) return null;
  const workbook = { deploymentId, workbookId };
  return (
    <>
      <div className="choose-workbook">
        <SelectField label="Workbook" value={workbookId} onChange={({ currentTarget }) => setChosenId(Number(currentTarget.value))}>
          {data.items.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <PromotionDialog workbook={workbook}>Promote…</PromotionDialog>
      </div>
      <PromotionProvenance workbook={workbook} />
      <PromotionHistory workbook={workbook} />
    </>
  );
}
