'use client';
import { useMemo } from 'react';
import type { WorkbookAddress } from '../../../client/resources/addresses.js';
import type { Deployment } from '../../../client/resources/deployments.js';
import type { Folder } from '../../../client/resources/folders.js';
import type { WorkbookPromotionLink } from '../../../client/resources/workbook-promotions.js';
import { useServiceClient } from '../../../data/provider/useServiceClient.js';
import type { ResourceList } from '../../../data/resource-list/ResourceList.js';
import { useResourceList } from '../../../data/resource-list/useResourceList.js';
import { foldersInfiniteQuery } from '../../../data/resources/folders.js';
import { workbookPromotionLinksInfiniteQuery } from '../../../data/resources/workbook-promotions.js';
import { useKeyedState } from '../../../react/state/useKeyedState.js';
import { useReadErrorEvent } from '../../kit/events/useReadErrorEvent.js';
import type { WidgetErrorEvents } from '../../kit/events/WidgetEvents.js';
import type { DeploymentNames } from '../../shared/workspace/useDeploymentNames.js';
import type { PromotionChoice } from './flow/promotionReducer.js';

/** The possible destinations of the workbook, and the present choice. */
export interface PromotionDestinations {
  /** The workbooks it was promoted to before. */
  readonly links: ResourceList<WorkbookPromotionLink, object, number>;
  /** The deployments without a linked workbook. */
  readonly deployments: ResourceList<Deployment, object, number>;
  /** The folders in the last folder of the chosen path, or at the top level. */
  readonly folders: ResourceList<Folder, object, number>;
  /** The destination as far as it is chosen. */
  readonly chosen: ChosenDestination;
  /** Changes some of the choice and keeps the rest. */
  choose(changes: Partial<ChosenDestination>): void;
  /** Chooses nothing. */
  reset(): void;
}

/** The chosen destination. The place of a new workbook is kept while another destination is chosen. */
export interface ChosenDestination {
  /** `link` for a workbook promoted to before, `new` for a new workbook; `undefined` if nothing is chosen. */
  readonly kind: 'link' | 'new' | undefined;
  /** The workbook promoted to before, if `kind` is `link`. */
  readonly link: WorkbookPromotionLink | undefined;
  /** The deployment of a new workbook. */
  readonly deploymentId: number | undefined;
  /** The path from the top level to the folder of a new workbook; empty for the top level. */
  readonly folderPath: readonly Folder[];
}

interface DestinationOptions extends WidgetErrorEvents<'promotion-dialog'> {
  readonly workbook: WorkbookAddress;
  readonly pageSize: number;
  readonly isEnabled: boolean;
  readonly allDeployments: DeploymentNames['list'];
  readonly onChoose: (choice: PromotionChoice | undefined) => void;
}

/** The destinations of a workbook, and the choice. Reads nothing until `isEnabled`. */
export function usePromotionDestinations(options: DestinationOptions): PromotionDestinations {
  const { workbook, pageSize, isEnabled, allDeployments, onChoose } = options;
  const { deploymentId: sourceDeploymentId, workbookId } = workbook;
  const { scope } = useServiceClient();
  const [draft, changeDraft] = useKeyedState(`${scope} ${sourceDeploymentId} ${workbookId}`, () => nothingChosen);
  const { deploymentId, folderPath } = draft;

  const links = useResourceList({
    query: workbookPromotionLinksInfiniteQuery,
    params: { deploymentId: sourceDeploymentId, workbookId, first: pageSize },
    idOf: ({ id }) => id,
    options: { enabled: isEnabled },
  });
  const folders = useResourceList({
    query: foldersInfiniteQuery,
    params: { deploymentId: deploymentId ?? 0, parentId: folderPath.at(-1)?.id, first: 100 },
    idOf: ({ id }) => id,
    options: { enabled: isEnabled && deploymentId !== undefined },
  });
  useReadErrorEvent(links.query.error, { widget: 'promotion-dialog', operation: 'getWorkbookPromotionLinks' }, options);
  useReadErrorEvent(allDeployments.query.error, { widget: 'promotion-dialog', operation: 'getDeployments' }, options);
  useReadErrorEvent(folders.query.error, { widget: 'promotion-dialog', operation: 'getFolders' }, options);

  const unlinked = useMemo(() => {
    const taken = [sourceDeploymentId, ...links.items.map(({ target }) => target.deploymentId)];
    return allDeployments.items.filter(({ id }) => !taken.includes(id));
  }, [allDeployments.items, links.items, sourceDeploymentId]);
  return {
    links,
    deployments: { ...allDeployments, items: unlinked },
    folders,
    // If the workbook was never promoted, a new workbook is the only choice.
    chosen: links.state.status === 'empty' ? { ...draft, kind: 'new' } : draft,
    choose(changes) {
      const next = { ...draft, ...changes };
      changeDraft(() => next);
      onChoose(choiceOf(next));
    },
    reset: () => changeDraft(() => nothingChosen),
  };
}

function choiceOf({ kind, link, deploymentId, folderPath }: ChosenDestination): PromotionChoice | undefined {
  const targetDeploymentId = kind === 'new' ? deploymentId : link?.target.deploymentId;
  if (typeof targetDeploymentId !== 'number') return undefined;
  return kind === 'new' ? { targetDeploymentId, targetFolderId: folderPath.at(-1)?.id ?? null } : { targetDeploymentId };
}

const nothingChosen: ChosenDestination = { kind: undefined, link: undefined, deploymentId: undefined, folderPath: [] };
