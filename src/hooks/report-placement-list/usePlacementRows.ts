'use client';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ServiceError } from '../../client/http/ServiceError.js';
import type { Report } from '../../client/resources/reports.js';
import { useExternalDocumentPlacements } from '../resources/external-documents.js';
import { reportsQuery, useReport } from '../resources/reports.js';
import { useServiceClient } from '../useServiceClient.js';
import { isGranted, type PlacementRow, rowsOfDocument, rowsOfReport } from './PlacementRow.js';

/** Whose placements are listed: those of a whole spreadsheet, else those of one report. */
export interface PlacementSource {
  readonly externalWorkbookId?: string | undefined;
  readonly deploymentId?: number | undefined;
  readonly reportId?: number | undefined;
}

/** What was read so far. */
export interface PlacementRead {
  readonly rows: readonly PlacementRow[];
  /** Those that tell more than their placements: whose they are, and who wrote them last. */
  readonly reports: readonly Report[];
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly error: ServiceError | null;
  readonly hasData: boolean;
  /** When the rows were read, in milliseconds since 1970. */
  readonly readAtMs: number;
  refresh(): void;
}

/** All placements of the source; never a part of them. */
export function usePlacementRows(source: PlacementSource): PlacementRead {
  const ofDocument = useDocumentRows(source.externalWorkbookId);
  const ofReport = useReportRows(source);
  return source.externalWorkbookId === undefined ? ofReport : ofDocument;
}

function useReportRows({ externalWorkbookId, deploymentId = 0, reportId = 0 }: PlacementSource): PlacementRead {
  const isAsked = externalWorkbookId === undefined && deploymentId > 0 && reportId > 0;
  const { data: report, ...query } = useReport({ deploymentId, reportId }, { enabled: isAsked });
  const rows = useMemo(() => (report === undefined ? [] : rowsOfReport(report)), [report]);
  return { ...readingOf(query), rows, reports: report === undefined ? [] : [report], hasData: report !== undefined };
}

/** The list of a spreadsheet tells neither who wrote its cells nor whether they match; the reports in it do, by deployment. */
function useDocumentRows(externalWorkbookId: string | undefined): PlacementRead {
  const client = useServiceClient();
  const documentId = externalWorkbookId ?? '';
  const { data, ...query } = useExternalDocumentPlacements({ externalWorkbookId: documentId }, { enabled: documentId !== '' });
  const deploymentIds = [...new Set(data?.items.filter(isGranted).map(({ deploymentId }) => deploymentId))];
  const details = useQueries({
    queries: deploymentIds.map((deploymentId) => reportsQuery(client, { deploymentId, externalWorkbookId: documentId })),
    combine: (results) => ({
      reports: results.flatMap((result) => result.data?.items ?? []),
      pendingIds: new Set(deploymentIds.filter((_, index) => results[index]?.isPending === true)),
    }),
  });
  const { reports, pendingIds } = details;
  const rows = rowsOfDocument({ externalWorkbookId: documentId, placements: data?.items ?? [], reports, pendingIds });
  return { ...readingOf(query), rows, reports, hasData: data !== undefined };
}

function readingOf({ isPending, isFetching, error, dataUpdatedAt, refetch }: Reading) {
  return { isPending, isFetching, error, readAtMs: dataUpdatedAt, refresh: () => void refetch() };
}

interface Reading extends Pick<PlacementRead, 'isPending' | 'isFetching' | 'error'> {
  readonly dataUpdatedAt: number;
  readonly refetch: () => Promise<unknown>;
}
