import type {
  Dashboard,
  DashboardConfig,
  JsonObject,
  PivotItems,
  PromotionActor,
  ReportPlacement,
  ReportPlacementResultChecksum,
  ReportSource,
} from '@parley/react/client';
import type { Table } from '../Table.js';

/** Folders, workbooks and reports of all deployments, and how workbooks were promoted. Times are milliseconds since 1970. */
export interface Workspace extends WorkspaceContent {
  readonly promotionLinks: Table<PromotionLinkRecord>;
  readonly promotions: Table<PromotionRecord>;
}

export interface WorkspaceContent {
  readonly folders: Table<FolderRecord>;
  readonly workbooks: Table<WorkbookRecord>;
  readonly reports: Table<ReportRecord>;
  /** Every publication of a dashboard, so that version ids are unique in the account. */
  readonly dashboardVersions: Table<DashboardVersionRecord>;
}

interface WorkspaceRecord {
  readonly id: number;
  readonly deploymentId: number;
  readonly name: string;
  /** `null` where it was shared from the main workspace. */
  readonly ownerId: number | null;
  /** Who may read it besides its owner and admins. */
  readonly sharedWith: 'everyone' | readonly number[];
  readonly createdAt: number;
  readonly createdBy: number;
  readonly updatedAt: number;
}

export interface FolderRecord extends WorkspaceRecord {
  readonly parentId: number | null;
  readonly position: number;
  readonly updatedBy: number | null;
}

export interface WorkbookRecord extends WorkspaceRecord {
  readonly folderId: number | null;
  readonly meta: JsonObject;
  /** Lower case and unique in its deployment. */
  readonly slug: string | null;
  readonly isFavorite: boolean;
  readonly lastViewedAt: number | null;
  readonly dashboardDraft: DashboardConfig | null;
  /** As last published. */
  readonly dashboard: Dashboard | null;
}

export interface ReportRecord extends WorkspaceRecord {
  readonly publicId: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly folderId: number | null;
  readonly workbookId: number | null;
  readonly jsonQuery: string | null;
  readonly sqlQuery: string | null;
  readonly meta: JsonObject | null;
  readonly pivotItems: PivotItems | null;
  readonly source: ReportSource | null;
  readonly version: number;
  readonly refreshedBy: number;
  readonly lastViewedAt: number | null;
  readonly placements: readonly PlacementRecord[];
}

/** Where the rows of a report stand in a spreadsheet. */
export interface PlacementRecord {
  readonly id: string;
  readonly externalWorkbookId: string;
  readonly host: NonNullable<ReportPlacement['host']> | null;
  readonly workbookName: string | null;
  readonly sheetId: string | null;
  readonly sheetName: string | null;
  readonly anchorCell: string | null;
  readonly endResultCell: string | null;
  readonly resultLocation: string;
  readonly placedAt: number;
  readonly placedByUserId: number;
  readonly refreshedAt: number | null;
  readonly refreshedByUserId: number | null;
  /** Of the query when the cells were last written; `null` where it is not known. */
  readonly queryChecksum: string | null;
  readonly resultChecksum: ReportPlacementResultChecksum | null;
}

export interface DashboardVersionRecord {
  readonly id: number;
  readonly workbookId: number;
  readonly publishedAt: number;
}

/** Ties a workbook to the one it was promoted to. Outlives both. */
export interface PromotionLinkRecord {
  readonly id: number;
  readonly source: PromotedWorkbook;
  readonly target: PromotedWorkbook;
  /** What the last promotion left at the destination, as canonical JSON, to tell later edits there. */
  readonly promotedContent: string;
  /** Reports of the source with those that they became. */
  readonly reportIds: readonly (readonly [sourceId: number, targetId: number])[];
}

export interface PromotedWorkbook {
  readonly deploymentId: number;
  readonly workbookId: number;
}

/** One promotion that was carried out. */
export interface PromotionRecord {
  readonly id: number;
  readonly linkId: number;
  readonly completedAt: number;
  readonly outcome: 'created' | 'updated' | 'unchanged';
  readonly performedBy: PromotionActor;
  readonly overrideRequested: boolean;
  readonly destinationWasDiverged: boolean;
  readonly destinationChangedSincePreview: boolean;
  readonly targetDashboardVersionId: number;
}
