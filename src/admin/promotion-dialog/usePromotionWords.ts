import { useAdminLabels } from '../../react/useAdminLabels.js';
import type { Previewed } from './model/flow/promotionReducer.js';
import { usePromotion } from './PromotionContext.js';

/** Names and sentences that several parts share. */
export function usePromotionWords() {
  const { promotion: words } = useAdminLabels();
  const { name = words.unnamedWorkbook, deploymentName, destinations } = usePromotion();
  const deployment = (id: number) => deploymentName(id) ?? words.deployment(id);

  /** A replaced workbook keeps its own name in a link; a new one gets the name of the source. */
  function targetName(): string {
    const { chosen, links } = destinations;
    const link = chosen?.kind === 'link' ? links.items.find(({ id }) => id === chosen.linkId) : undefined;
    return link?.target.name ?? name;
  }

  /** The effect as a whole: “Update ‘Sales’ in Production, replacing edits made there”. */
  function effect({ choice, preview }: Pick<Previewed, 'choice' | 'preview'>): string {
    const place = deployment(choice.targetDeploymentId);
    const { confirm } = words;
    if (typeof preview.targetWorkbookId === 'number') {
      return preview.destinationWasDiverged ? confirm.replace(targetName(), place) : confirm.update(targetName(), place);
    }
    const folder = choice.targetFolderId === undefined || choice.targetFolderId === null ? undefined : destinations.folderPath.at(-1);
    return folder === undefined ? confirm.create(name, place) : confirm.createIn(name, place, folder.name);
  }

  return { words, name, deployment, targetName, effect };
}
