import { PromotionDialog, PromotionHistory, PromotionProvenance } from '../../src/admin.js';
import type { PageProps } from './pages.js';
import { WorkbookPage } from './WorkbookPage.js';

/** A workbook of the deployment: promote it, and see where it came from and its previous promotions. */
export function PromotionsPage({ deploymentId, address, words }: PageProps) {
  return (
    <WorkbookPage
      deploymentId={deploymentId}
      address={address}
      words={words}
      renderActions={(workbookId) => (
        <PromotionDialog
          key={workbookId}
          workbook={{ deploymentId, workbookId }}
          onTargetOpened={({ target }) =>
            address.change({ deployment: target?.deploymentId ?? undefined, workbook: target?.workbookId ?? undefined })
          }
        >
          <span {...words.attributes}>{words.promotions.promote}</span>
        </PromotionDialog>
      )}
    >
      {(workbookId) => (
        <>
          <PromotionProvenance workbook={{ deploymentId, workbookId }} />
          <PromotionHistory workbook={{ deploymentId, workbookId }} />
        </>
      )}
    </WorkbookPage>
  );
}
