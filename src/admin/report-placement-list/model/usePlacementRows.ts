'use client';
import { useCallback, useMemo } from 'react';
import type { Report } from '../../../client/resources/reports.js';
import type { ResourceOwner } from '../../../client/resources/users.js';
import { useServiceClient } from '../../../data/provider/useServiceClient.js';
import type { WholeRead } from '../../../data/resource-list/useLocalList.js';
import { useExternalDocumentPlacements } from '../../../data/resources/external-documents.js';
import { reportsQuery, useReport } from '../../../data/resources/reports.js';
import { useReads } from '../../../data/useRead.js';
import { useUsersById } from '../../../data/useUsersById.js';
import { isGranted, type PlacementRow, rowsOfDocument, rowsOfReport } from './PlacementRow.js';

/** The source of the placements: a whole spreadsheet, otherwise one report. */
export interface PlacementSource {
  /** The spreadsheet whose placements are listed. Takes precedence over the report. */
  readonly externalWorkbookId?: string | undefined;
  /** The deployment of the report. */
  readonly deploymentId?: number | undefined;
  /** The report whose placements are listed. */
  readonly reportId?: number | undefined;
}

/** The placements read so far. */
export interface PlacementRead extends WholeRead<PlacementRow> {
  /** The reports that add owners and authors to their placements. */
  readonly reports: readonly Report[];
  /** The time of the read, in milliseconds since 1970. */
  readonly readAtMs: number;
}

/** Reads all placements of the source, never only some of them. */
export function usePlacementRows(source: PlacementSource): PlacementRead {
  const ofDocument = useDocumentRows(source.externalWorkbookId);
  const ofReport = useReportRows(source);
  return source.externalWorkbookId === undefined ? ofReport : ofDocument;
}

function useReportRows({ externalWorkbookId, deploymentId = 0, reportId = 0 }: PlacementSource): PlacementRead {
  const isAsked = externalWorkbookId === undefined && deploymentId > 0 && reportId > 0;
  const { data: report, ...query } = useReport({ deploymentId, reportId }, { enabled: isAsked });
  const items = useMemo(() => report && rowsOfReport(report), [report]);
  const reports = useMemo(() => (report === undefined ? [] : [report]), [report]);
  return { ...query, items, reports, readAtMs: query.dataUpdatedAt };
}

/** The list of a spreadsheet lacks the authors and sync states of its cells, so its reports are read too, by deployment. */
function useDocumentRows(externalWorkbookId: string | undefined): PlacementRead {
  const client = useServiceClient();
  const documentId = externalWorkbookId ?? '';
  const { data, ...query } = useExternalDocumentPlacements({ externalWorkbookId: documentId }, { enabled: documentId !== '' });
  const deploymentIds = [...new Set(data?.items.filter(isGranted).map(({ deploymentId }) => deploymentId))];
  const { reports, pendingIds } = useReads(
    deploymentIds.map((deploymentId) => reportsQuery(client, { deploymentId, externalWorkbookId: documentId })),
    (results) => ({
      reports: results.flatMap((result) => result.data?.items ?? []),
      pendingIds: deploymentIds.filter((_, index) => results[index]?.isPending === true),
    }),
  );
  const items = useMemo(
    () => data && rowsOfDocument({ externalWorkbookId: documentId, placements: data.items, reports, pendingIds }),
    [documentId, data, reports, pendingIds],
  );
  return { ...query, items, reports, readAtMs: query.dataUpdatedAt };
}

/**
 * Finds people by id. Placements contain only the ids of their authors. The reports name some of them; for the others, a
 * limited number of pages of the account's users is read, because a deleted author is on no page.
 */
export function usePlacementWriters({ items, reports }: Pick<PlacementRead, 'items' | 'reports'>) {
  const ofReports = useMemo(() => byId(reports.flatMap(({ user, refreshedByUser }) => [user, refreshedByUser])), [reports]);
  const missing = useMemo(
    () =>
      (items ?? [])
        .flatMap(({ placedByUserId, refreshedByUserId }) => [placedByUserId, refreshedByUserId])
        .filter((id) => typeof id === 'number')
        .filter((id) => !ofReports.has(id)),
    [items, ofReports],
  );
  const { users } = useUsersById(missing, { maxPages });
  return useCallback(
    (userId: number | null | undefined): ResourceOwner | undefined =>
      typeof userId === 'number' ? (ofReports.get(userId) ?? users.get(userId)) : undefined,
    [ofReports, users],
  );
}

function byId(people: readonly (ResourceOwner | null | undefined)[]): ReadonlyMap<number, ResourceOwner> {
  return new Map(people.flatMap((person) => (person == null ? [] : [[person.id, person] as const])));
}

const maxPages = 10;
