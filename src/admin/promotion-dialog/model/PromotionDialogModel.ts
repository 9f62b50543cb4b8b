import type { WorkbookAddress } from '../../../client/resources/addresses.js';
import type { Deployment } from '../../../client/resources/deployments.js';
import type { Folder } from '../../../client/resources/folders.js';
import type { WorkbookPromotion, WorkbookPromotionLink, WorkbookPromotionPreview } from '../../../client/resources/workbook-promotions.js';
import type { ResourceList } from '../../../data/resource-list/ResourceList.js';
import type { Veto, WidgetErrorEvents } from '../../kit/events/WidgetEvents.js';
import type { PromotionChoice } from './flow/promotionReducer.js';
import type { WorkbookPromotionFlow } from './flow/usePromotionFlow.js';

/** Everything the dialog shows and does. Made by `usePromotionDialog`, or by hand for a dialog without a service. */
export interface PromotionDialogModel {
  readonly isOpen: boolean;
  setOpen(isOpen: boolean): void;
  /** The name of the workbook, once it is known. */
  readonly name: string | undefined;
  /** How far the promotion has come. Its `preview` and `promote` tell the host what came of them. */
  readonly flow: WorkbookPromotionFlow;
  /** The host is thinking about whether it may be promoted. */
  readonly isHeld: boolean;
  /** Embed sessions may not promote. */
  readonly isEmbedSession: boolean;
  readonly sourceDeploymentId: number;
  deploymentName(deploymentId: number): string | undefined;
  readonly destinations: PromotionDestinations;
  /** Begins anew, with nothing chosen. */
  reset(): void;
}

/** Where the workbook can be promoted to, and what is chosen of it. */
export interface PromotionDestinations {
  /** The workbooks it was promoted to before. */
  readonly links: PromotionList<WorkbookPromotionLink>;
  /** Deployments that do not have it yet. */
  readonly deployments: PromotionList<Deployment>;
  /** The folders in the last one of `folderPath`, or at the top level. */
  readonly folders: PromotionList<Folder>;
  /** From the top level down to the chosen folder; empty for the top level itself. */
  readonly folderPath: readonly Folder[];
  readonly chosen: ChosenDestination | undefined;
  chooseLink(link: WorkbookPromotionLink): void;
  /** Makes a new workbook; where, is still to be said or was said before. */
  chooseNew(): void;
  chooseDeployment(deploymentId: number | undefined): void;
  chooseFolder(folderPath: readonly Folder[]): void;
}

export type ChosenDestination =
  | { readonly kind: 'link'; readonly linkId: number }
  | { readonly kind: 'new'; readonly deploymentId: number | undefined };

/** A list to choose from. */
export type PromotionList<Item> = Pick<
  ResourceList<Item, never>,
  'state' | 'items' | 'hasMore' | 'isLoadingMore' | 'loadMoreError' | 'loadMore' | 'refetch' | 'refetchError' | 'isRefetching'
>;

/** What the host is told, and asked. */
export interface PromotionEvents extends WidgetErrorEvents<'promotion-dialog'> {
  /** May veto: where it gives `false`, or a promise of it, nothing is promoted. */
  readonly onBeforePromote?: ((plan: PromotionPlan) => Veto) | undefined;
  readonly onPromoted?: ((promotion: WorkbookPromotion) => void) | undefined;
}

/** A promotion as it is about to be sent. */
export interface PromotionPlan {
  readonly workbook: WorkbookAddress;
  readonly choice: PromotionChoice;
  readonly preview: WorkbookPromotionPreview;
  /** Edits at the destination are to be replaced. */
  readonly override: boolean;
}
