import type { LocalService } from './LocalService.js';

/** The one account of the service, with its agent and deployment. */
export const accountName = 'halloway';
export const agentId = 'analyst';
export const deploymentId = '1';

export function addressesUnder(origin: string): LocalService['addresses'] {
  const account = `${origin}/api/v1/public/${accountName}`;
  return {
    baseUrl: origin,
    agentChatUrl: `${account}/agents/${agentId}/chat/stream-chat-state`,
    deploymentChatUrl: `${account}/deployments/${deploymentId}/chat/stream-chat-state`,
    dataUrl: `${origin}/api/v1/deployments/${deploymentId}/data/query`,
  };
}
