import type { Report } from '../../../client/resources/reports.js';

/** A spreadsheet that reports are placed in. */
export interface ReportDocument {
  /** The `externalWorkbookId` of its placements. */
  readonly id: string;
  /** The file name of the spreadsheet, if the service knows it. */
  readonly name?: string | null | undefined;
}

/** Adds the documents of `reports` to the known ones. Returns the same list if nothing is new. */
export function addDocumentsOf(known: readonly ReportDocument[], reports: readonly Report[]): readonly ReportDocument[] {
  const byId = new Map(known.map((document) => [document.id, document]));
  for (const { externalWorkbookPlacements } of reports) {
    for (const { workbookId: id, workbookName: name } of externalWorkbookPlacements ?? []) {
      const before = byId.get(id);
      if (before === undefined || (!before.name && name)) byId.set(id, { id, name });
    }
  }
  const isSame = byId.size === known.length && known.every((document) => byId.get(document.id) === document);
  return isSame ? known : [...byId.values()];
}

/** Returns the documents to choose from: first those of the host, each once, always including the chosen one. */
export function documentChoices(
  ofHost: readonly ReportDocument[],
  known: readonly ReportDocument[],
  chosenId: string | null | undefined,
): readonly ReportDocument[] {
  const chosen = chosenId ? [{ id: chosenId }] : [];
  const byId = new Map<string, ReportDocument>();
  for (const document of [...ofHost, ...known, ...chosen]) if (!byId.has(document.id)) byId.set(document.id, document);
  return [...byId.values()];
}
