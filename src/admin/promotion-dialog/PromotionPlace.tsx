import type { PromotionReference } from '../../client/resources/workbook-promotions.js';
import { usePromotionLabels } from './promotionDialogWidget.js';

export interface PromotionPlaceProps {
  /** The workbook to show. */
  reference: PromotionReference | null | undefined;
  /** Returns the name of a deployment; `undefined` if it is unknown. */
  deploymentName: (deploymentId: number) => string | undefined;
}

/** A workbook and its deployment, or a note that it is inaccessible. Renders a `<span>`. */
export function PromotionPlace({ reference, deploymentName }: PromotionPlaceProps) {
  const words = usePromotionLabels();
  if (reference?.availability !== 'available' || typeof reference.deploymentId !== 'number') {
    return <span className="parley-caption">{words.history.gone}</span>;
  }
  const deployment = deploymentName(reference.deploymentId) ?? words.deployment(reference.deploymentId);
  return <span>{words.history.place(reference.name ?? words.unnamedWorkbook, deployment)}</span>;
}
