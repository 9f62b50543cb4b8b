'use client';
import { downloadExport, getExportStatus, startExport } from '../../client/resources/dashboard-exports.js';
import { readHook, recordQuery } from '../reads.js';
import { writeHook } from '../useResourceMutation.js';

/** Starts an export, which changes nothing that is read elsewhere. Follow it by `dashboardExportQuery`. */
export const useStartDashboardExport = writeHook(startExport, () => []);

/**
 * Query options of how far an export has come. Poll until `isExportDone` is true of `status`, which is at `completed` or
 * `failed`; any other word, an unknown one too, means that it still runs. Not found from `expiresAt` on.
 */
export const dashboardExportQuery = recordQuery(getExportStatus);

/** Reads how far an export has come, once; polling is up to the caller. */
export const useDashboardExport = readHook(dashboardExportQuery);

/** Downloads the file of a completed export. Each call downloads it again; the cache does not keep it. */
export const useDownloadDashboardExport = writeHook(downloadExport, () => []);
