import type { Open } from '../json/Open.js';

/** The spreadsheet programs that reports can be placed in. */
export type SpreadsheetHost = 'sheets' | 'excel';

/** The location of a report's rows in a spreadsheet (docs/contract/reports.md#placements). */
export interface ReportPlacement {
  /** The spreadsheet's own id, which parameters call `externalWorkbookId`. */
  readonly workbookId: string;
  /** Such as `Sales!B4`. */
  readonly resultLocation: string;
  readonly id?: string | null;
  /** The kind of spreadsheet. */
  readonly host?: Open<SpreadsheetHost> | null;
  /** The id of the sheet, which survives renaming it. */
  readonly sheetId?: string | null;
  /** The name of the sheet. */
  readonly sheetName?: string | null;
  /** The first cell, such as `B4`. */
  readonly anchorCell?: string | null;
  /** The last cell, such as `F20`. */
  readonly endResultCell?: string | null;
  /** The file name of the spreadsheet. */
  readonly workbookName?: string | null;
  /** The time the rows were first written. */
  readonly placedAt?: string | null;
  /** The id of the user who wrote them first. */
  readonly placedByUserId?: number | null;
  /** The time the rows were last written. */
  readonly refreshedAt?: string | null;
  /** The id of the user who wrote them last. */
  readonly refreshedByUserId?: number | null;
  /** The checksum of the query that the cells were last written from. */
  readonly queryChecksum?: string | null;
  /** The checksum of the written cells. */
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

/** The hash of one piece of the cells. */
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
   * @deprecated A piece ends at the start of the next one.
   * @minimum 0
   */
  readonly to?: number | null;
}

/** The place where the rows of a report were written. */
export interface ConnectReportToWorkbookInput {
  /** The id of the spreadsheet at its host. */
  readonly externalWorkbookId: string;
  /** Such as `Sales!B4`. */
  readonly resultLocation: string;
  /** The placement to update, if it is known. */
  readonly placementId?: string | null | undefined;
  /** The kind of spreadsheet. */
  readonly host?: Open<SpreadsheetHost> | null | undefined;
  /** The id of the sheet, which survives renaming it. */
  readonly sheetId?: string | null | undefined;
  /** The name of the sheet. */
  readonly sheetName?: string | null | undefined;
  /** The first cell of the rows, such as `B4`. */
  readonly anchorCell?: string | null | undefined;
  /** The last cell of the rows, such as `F20`. */
  readonly endResultCell?: string | null | undefined;
  /** The file name of the spreadsheet. */
  readonly workbookName?: string | null | undefined;
  /** The checksum of the written cells. */
  readonly resultChecksum?: ReportPlacementResultChecksum | null | undefined;
  /** Corrects the address and keeps the checksums. Use it if the cells were moved but not rewritten. */
  readonly addressOnly?: boolean | null | undefined;
}

/** Names one placement of a report. */
export interface DisconnectReportFromWorkbookInput {
  /** The id of the placement, in place of an address. */
  readonly placementId?: string | null | undefined;
  /** The id of the spreadsheet, with `sheetName` and `anchorCell` or with `resultLocation`. */
  readonly externalWorkbookId?: string | null | undefined;
  /** Tells sheets of one name apart; it does not address anything alone. */
  readonly sheetId?: string | null | undefined;
  /** The name of the sheet. Goes together with `anchorCell`. */
  readonly sheetName?: string | null | undefined;
  /** The first cell, such as `B4`. Goes together with `sheetName`. */
  readonly anchorCell?: string | null | undefined;
  /** Sheet and first cell in one, such as `Sales!B4`. */
  readonly resultLocation?: string | null | undefined;
}

/** The placement whose cells were rewritten. */
export interface RefreshReportInput extends DisconnectReportFromWorkbookInput {
  /** The checksum of the cells as they are now. */
  readonly resultChecksum?: ReportPlacementResultChecksum | null | undefined;
}
