import type { WorkbookAddress } from '../../../client/resources/addresses.js';
import type { Deployment } from '../../../client/resources/deployments.js';
import type { Folder } from '../../../client/resources/folders.js';
import type { WorkbookPromotion, WorkbookPromotionLink, WorkbookPromotionPreview } from '../../../client/resources/workbook-promotions.js';
import type { ResourceList } from '../../../data/resource-list/ResourceList.js';
import type { Veto, WidgetErrorEvents } from '../../kit/events/WidgetEvents.js';
import type { PromotionChoice } from './flow/promotionReducer.js';
import type { WorkbookPromotionFlow } from './flow/usePromotionFlow.js';

/** The state and actions of the dialog. From `usePromotionDialog`, or created by hand for a dialog without a service. */
export interface PromotionDialogModel {
  /** True if the dialog is open. */
  readonly isOpen: boolean;
  /** Opens or closes the dialog. */
  setOpen(isOpen: boolean): void;
  /** The name of the workbook; `undefined` until it is loaded. */
  readonly name: string | undefined;
  /** The progress of the promotion. Its `preview` and `promote` report their outcome to the host. */
  readonly flow: WorkbookPromotionFlow;
  /** True while the host decides if the promotion may run. */
  readonly isHeld: boolean;
  /** True in embed sessions, which may not promote. */
  readonly isEmbedSession: boolean;
  /** The deployment of the workbook. */
  readonly sourceDeploymentId: number;
  /** Returns the name of a deployment; `undefined` until it is known. */
  deploymentName(deploymentId: number): string | undefined;
  /** The possible destinations, and the present choice. */
  readonly destinations: PromotionDestinations;
  /** Starts over, with nothing chosen. */
  reset(): void;
}

/** The possible destinations of the workbook, and the present choice. */
export interface PromotionDestinations {
  /** The workbooks it was promoted to before. */
  readonly links: PromotionList<WorkbookPromotionLink>;
  /** The deployments without a linked workbook. */
  readonly deployments: PromotionList<Deployment>;
  /** The folders in the last folder of `folderPath`, or at the top level. */
  readonly folders: PromotionList<Folder>;
  /** The path from the top level to the chosen folder; empty for the top level. */
  readonly folderPath: readonly Folder[];
  readonly chosen: ChosenDestination | undefined;
  chooseLink(link: WorkbookPromotionLink): void;
  /** Chooses to create a new workbook. Its place is chosen separately. */
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

/** Callbacks of the promotion dialog. */
export interface PromotionEvents extends WidgetErrorEvents<'promotion-dialog'> {
  /** Called before a promotion. Return `false`, or a promise of it, to cancel. */
  readonly onBeforePromote?: ((plan: PromotionPlan) => Veto) | undefined;
  /** Called with the promotion after it succeeded. */
  readonly onPromoted?: ((promotion: WorkbookPromotion) => void) | undefined;
}

/** A promotion as it is about to be sent. */
export interface PromotionPlan {
  readonly workbook: WorkbookAddress;
  readonly choice: PromotionChoice;
  readonly preview: WorkbookPromotionPreview;
  /** True if edits at the destination are to be overwritten. */
  readonly override: boolean;
}
