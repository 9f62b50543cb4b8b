import type { ChatRequest } from '../../../client/chat-stream/chatRequest.js';
import type { ChatBranch } from './ChatBranch.js';

/** The fields of a request that name its branch (docs/contract/chat.md#branches); none for the default branch without a name. */
export function onBranch(branch: ChatBranch | undefined): Pick<ChatRequest, 'activeBranchName' | 'isDefaultBranch'> {
  return branch === undefined ? {} : { activeBranchName: branch.name, isDefaultBranch: branch.isDefault };
}
