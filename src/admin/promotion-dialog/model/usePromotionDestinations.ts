'use client';
import { useState } from 'react';
import type { WorkbookAddress } from '../../../client/resources/addresses.js';
import type { Folder } from '../../../client/resources/folders.js';
import type { WorkbookPromotionFlow } from './flow/usePromotionFlow.js';
import type { ChosenDestination, PromotionDestinations, PromotionList } from './PromotionDialogModel.js';
import { type DestinationReads, useDestinationLists } from './useDestinationLists.js';

/** The destinations of a workbook, and the choice, kept for the life of the flow. Reads nothing until `isEnabled`. */
export function usePromotionDestinations(
  { deploymentId: sourceDeploymentId, workbookId }: WorkbookAddress,
  { flow, ...reading }: DestinationOptions,
): PromotionDestinations & { reset(): void } {
  const owner = `${sourceDeploymentId} ${workbookId}`;
  const [held, setHeld] = useState<Draft>({ owner, ...nothingChosen });
  const draft = held.owner === owner ? held : { owner, ...nothingChosen };
  const { deploymentId, folderPath } = draft;

  const source = { deploymentId: sourceDeploymentId, workbookId };
  const { links, deployments, folders } = useDestinationLists(source, { deploymentId, parentId: folderPath.at(-1)?.id, ...reading });

  function chooseNew(next: Pick<Draft, 'deploymentId' | 'folderPath'>): void {
    setHeld({ ...next, owner, kind: 'new', linkId: undefined });
    const targetFolderId = next.folderPath.at(-1)?.id ?? null;
    flow.choose(next.deploymentId === undefined ? undefined : { targetDeploymentId: next.deploymentId, targetFolderId });
  }

  const linked = links.items.map(({ target }) => target.deploymentId);
  return {
    links,
    deployments: { ...deployments, items: deployments.items.filter(({ id }) => id !== sourceDeploymentId && !linked.includes(id)) },
    folders,
    folderPath,
    chosen: chosenOf(draft, links),
    chooseLink({ id, target }) {
      setHeld({ ...draft, kind: 'link', linkId: id });
      flow.choose(typeof target.deploymentId === 'number' ? { targetDeploymentId: target.deploymentId } : undefined);
    },
    chooseNew: () => chooseNew(draft),
    chooseDeployment: (id) => chooseNew({ deploymentId: id, folderPath: [] }),
    chooseFolder: (path) => chooseNew({ deploymentId, folderPath: path }),
    reset: () => setHeld({ owner, ...nothingChosen }),
  };
}

/** If the workbook was never promoted, a new workbook is the only choice. */
function chosenOf(draft: Draft, links: PromotionList<LinkItem>): ChosenDestination | undefined {
  if (draft.kind === 'new' || links.state.status === 'empty') return { kind: 'new', deploymentId: draft.deploymentId };
  return draft.linkId === undefined ? undefined : { kind: 'link', linkId: draft.linkId };
}

interface DestinationOptions extends DestinationReads {
  readonly flow: Pick<WorkbookPromotionFlow, 'choose'>;
}

interface Draft {
  /** The workbook it belongs to. */
  readonly owner: string;
  readonly kind: ChosenDestination['kind'] | undefined;
  readonly linkId: number | undefined;
  readonly deploymentId: number | undefined;
  readonly folderPath: readonly Folder[];
}

type LinkItem = PromotionDestinations['links']['items'][number];

const nothingChosen: Omit<Draft, 'owner'> = { kind: undefined, linkId: undefined, deploymentId: undefined, folderPath: [] };
