import type { ChatRequest } from '../client/chat-stream/chatRequest.js';

/** Without a name the branch is the main one. */
export function onBranch(branch: string | undefined): Pick<ChatRequest, 'activeBranchName' | 'isDefaultBranch'> {
  return branch === undefined ? {} : { activeBranchName: branch, isDefaultBranch: false };
}
