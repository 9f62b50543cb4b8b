import type { ChatRequest } from '../../../client/chat-stream/chatRequest.js';
import type { ChatBranch } from '../ChatBranch.js';

/** Returns the fields of a request that name its branch (docs/contract/chat.md#branches). Empty for the default branch without a name. */
export function onBranch(branch: ChatBranch | undefined): Pick<ChatRequest, 'activeBranchName' | 'isDefaultBranch'> {
  return branch === undefined ? {} : { activeBranchName: branch.name, isDefaultBranch: branch.isDefault };
}
