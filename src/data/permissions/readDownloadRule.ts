import { isServiceError } from '../../client/errors/ServiceError.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import { can } from '../../client/permissions/can.js';
import { getAppConfig } from '../../client/resources/app-theme.js';
import { getMe } from '../../client/resources/current-user.js';
import { reportSetupError } from '../reportSetupError.js';
import { downloadPermission, isDownloadRestricted } from './isDownloadRestricted.js';

/**
 * Asks the management API whether the user of a client may download data, once for each client, and calls `onAllowed` if so. A service
 * without an app config (404) restricts nothing. If it cannot be read for another reason, the reason is in the console, and the next call
 * asks again.
 */
export async function readDownloadRule(client: ServiceClient, onAllowed: (client: ServiceClient) => void): Promise<void> {
  const asked = rules.get(client) ?? ask(client);
  rules.set(client, asked);
  if (!(await asked)) onAllowed(client);
}

const rules = new WeakMap<ServiceClient, Promise<boolean>>();

async function ask(client: ServiceClient): Promise<boolean> {
  // A user whose policies are not known may have the permission, as in embed sessions.
  const me = getMe(client, {}).catch(() => undefined);
  try {
    const config = await getAppConfig(client, {}).catch((error: unknown) => {
      if (isServiceError(error) && error.status === 404) return { restrictDataDownload: false };
      throw error;
    });
    const caller = await me;
    const id = /\/deployments\/(\d{1,15})\//.exec(client.chatUrl ?? '')?.[1];
    const deploymentId = id === undefined ? undefined : Number(id);
    return isDownloadRestricted(
      config,
      downloadPermission((action, subject) => can(caller, action, subject), deploymentId),
    );
  } catch (error) {
    rules.delete(client);
    reportSetupError(client, error);
    console.warn(
      `Parley: downloads and copying are hidden, because the app config of the account could not be read (${isServiceError(error) ? error.kind : 'unexpected'}). Pass restrictDataDownload to the chat to decide yourself.`,
    );
    return true;
  }
}
