import type { Open } from '../http/Open.js';

/** The spreadsheet programs that reports can be placed in. */
export type SpreadsheetHost = 'sheets' | 'excel';

/** The location of a report's rows in a spreadsheet (docs/contract/reports.md#placements). */
export interface ReportPlacement {
  /** The spreadsheet's own id, which parameters call `externalWorkbookId`. */
  readonly workbookId: string;
  /** Such as `Sales!B4`. */
  readonly resultLocation: string;
  readonly id?: string | null;
  readonly host?: Open<SpreadsheetHost> | null;
  readonly sheetId?: string | null;
  readonly sheetName?: string | null;
  readonly anchorCell?: string | null;
  readonly endResultCell?: string | null;
  readonly workbookName?: string | null;
  readonly placedAt?: string | null;
  readonly placedByUserId?: number | null;
  readonly refreshedAt?: string | null;
  readonly refreshedByUserId?: number | null;
  /** The checksum of the query that the cells were last written from. */
  readonly queryChecksum?: string | null;
  readonly resultChecksum?: ReportPlacementResultChecksum | null;
  /** The match of the cells with the current query; `UNKNOWN` if no checksum was stored. */
  readonly syncStatus?: Open<'UP_TO_DATE' | 'CHANGED' | 'UNKNOWN'> | null;
}

/** A fingerprint of the written cells, piece by piece. */
export interface ReportPlacementResultChecksum {
  /**
   * At least 1.
   * @minimum 1
   */
  readonly v: number;
  /** At most 2000. */
  readonly chunks: readonly ReportPlacementResultChunk[];
}

export interface ReportPlacementResultChunk {
  /**
   * At least 0.
   * @minimum 0
   */
  readonly from: number;
  /**
   * 1 to 64 characters.
   * @minLength 1
   * @maxLength 64
   */
  readonly hash: string;
  /**
   * @deprecated A piece ends where the next begins.
   * @minimum 0
   */
  readonly to?: number | null;
}

export interface ConnectReportToWorkbookInput {
  readonly externalWorkbookId: string;
  /** Such as `Sales!B4`. */
  readonly resultLocation: string;
  readonly placementId?: string | null | undefined;
  readonly host?: Open<SpreadsheetHost> | null | undefined;
  readonly sheetId?: string | null | undefined;
  readonly sheetName?: string | null | undefined;
  readonly anchorCell?: string | null | undefined;
  readonly endResultCell?: string | null | undefined;
  readonly workbookName?: string | null | undefined;
  readonly resultChecksum?: ReportPlacementResultChecksum | null | undefined;
  /** Corrects the address and keeps the checksums. Use it if the cells were moved but not rewritten. */
  readonly addressOnly?: boolean | null | undefined;
}

/** Names one placement of a report. */
export interface DisconnectReportFromWorkbookInput {
  readonly placementId?: string | null | undefined;
  readonly externalWorkbookId?: string | null | undefined;
  /** Tells sheets of one name apart; it does not address anything alone. */
  readonly sheetId?: string | null | undefined;
  readonly sheetName?: string | null | undefined;
  readonly anchorCell?: string | null | undefined;
  readonly resultLocation?: string | null | undefined;
}

export interface RefreshReportInput extends DisconnectReportFromWorkbookInput {
  readonly resultChecksum?: ReportPlacementResultChecksum | null | undefined;
}
