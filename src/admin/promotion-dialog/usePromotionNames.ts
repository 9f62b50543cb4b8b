import { promotionDialogWidget } from './promotionDialogWidget.js';
import { usePromotionLabels } from './usePromotionLabels.js';

/** Returns the names that several parts share, with labels in place of those that are not known yet. */
export function usePromotionNames() {
  const words = usePromotionLabels();
  const { name, deploymentName, linkedName } = promotionDialogWidget.use(({ model: { name, deploymentName, destinations } }) => ({
    name: name ?? words.unnamedWorkbook,
    deploymentName,
    linkedName: destinations.chosen.kind === 'link' ? destinations.chosen.link?.target.name : undefined,
  }));
  return {
    name,
    /** A replaced workbook keeps its own name; a new one gets the name of the source. */
    targetName: linkedName ?? name,
    deployment: (id: number) => deploymentName(id) ?? words.deployment(id),
  };
}
