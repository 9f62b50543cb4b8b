'use client';
import type { Permission } from '../../client/permissions/can.js';
import type { AppConfigResponse } from '../../client/resources/app-theme.js';
import { useAppConfig } from '../resources/app-theme.js';
import { useCan } from './useCan.js';

/**
 * True where the signed-in user is to be offered no downloads: the account restricts them (`restrictDataDownload` of its app
 * config) and the user's policies do not grant `DownloadData`, or the policies refuse it. Also true until both are known, and
 * where the app config cannot be read. Needs credentials of the management interface; pass the answer to `ChatPanel`.
 * @param options.deploymentId - The deployment whose data is shown, for rights that are granted by deployment.
 */
export function useRestrictDataDownload({ deploymentId }: { readonly deploymentId?: number | undefined } = {}): boolean {
  const { data: config } = useAppConfig();
  const can = useCan();
  const anywhere = can('DownloadData');
  const isRefused = anywhere.answer === 'refused' || deploymentId === undefined;
  return isDownloadRestricted(config, isRefused ? anywhere : can('DownloadData', { resourceType: 'Deployment', id: deploymentId }));
}

/** Permissions may be granted in ways that policies do not show, so an unknown one counts only if the account restricts downloads. */
export function isDownloadRestricted(config: Pick<AppConfigResponse, 'restrictDataDownload'> | undefined, { answer }: Permission): boolean {
  if (answer === 'refused' || config === undefined) return true;
  return config.restrictDataDownload && answer !== 'allowed';
}
