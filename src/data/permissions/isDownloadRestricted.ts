import type { Permission, PermissionAction, PermissionSubject } from '../../client/permissions/can.js';
import type { AppConfigResponse } from '../../client/resources/app-theme.js';

/** Permissions may be granted in ways that policies do not show, so an unknown one counts only if the account restricts downloads. */
export function isDownloadRestricted(config: Pick<AppConfigResponse, 'restrictDataDownload'> | undefined, { answer }: Permission): boolean {
  if (answer === 'refused' || config === undefined) return true;
  return config.restrictDataDownload && answer !== 'allowed';
}

/** Returns the permission to download data: everywhere, or of one deployment. */
export function downloadPermission(
  can: (action: PermissionAction, subject?: PermissionSubject) => Permission,
  deploymentId: number | undefined,
): Permission {
  const anywhere = can('DownloadData');
  if (anywhere.answer === 'refused' || deploymentId === undefined) return anywhere;
  return can('DownloadData', { resourceType: 'Deployment', id: deploymentId });
}
