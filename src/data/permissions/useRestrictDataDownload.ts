'use client';
import { useAppConfig } from '../resources/app-theme.js';
import { downloadPermission, isDownloadRestricted } from './isDownloadRestricted.js';
import { useCan } from './useCan.js';

/**
 * True where the signed-in user is to be offered no downloads: the account restricts them (`restrictDataDownload` of its app
 * config) and the user's policies do not grant `DownloadData`, or the policies refuse it. Also true until both are known, and
 * where the app config cannot be read. Needs credentials of the management interface. `ChatPanel` asks
 * by itself; use this for downloads of your own.
 * @param options.deploymentId - The deployment whose data is shown, for rights that are granted by deployment.
 */
export function useRestrictDataDownload({ deploymentId }: { readonly deploymentId?: number | undefined } = {}): boolean {
  const { data: config } = useAppConfig();
  return isDownloadRestricted(config, downloadPermission(useCan(), deploymentId));
}
