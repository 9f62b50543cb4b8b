import type { Agent, AgentQuestion } from '../agent/Agent.js';

/** Why nothing runs on the branch of a question; `undefined` when something does (docs/contract/chat.md#branches). */
export async function findBranchError(
  { branch, isDefaultBranch }: BranchChoice,
  isBranch: (name: string) => Promise<boolean>,
): Promise<string | undefined> {
  if (branch === undefined) return undefined;
  if (branch === defaultBranch) {
    return isDefaultBranch ? undefined : `Bad branch: "${branch}" is the default branch. Set isDefaultBranch to true.`;
  }
  if (isDefaultBranch) return `Bad branch: "${branch}" is not the default branch.`;
  return (await isBranch(branch)) ? undefined : `Bad branch: "${branch}" is not a branch of this deployment, or nothing runs on it.`;
}

/** Answers in place of the agent where the branch has no data model: its first tool call fails. */
export function createBadBranchAgent(error: string): Agent {
  return {
    async *answer({ text, branch }) {
      yield { kind: 'tool-start', callId: 'meta', name: 'serviceMeta', input: { searchQuery: text } };
      yield { kind: 'tool-end', callId: 'meta', result: { error } };
      yield {
        kind: 'answer',
        text: `I could not read the data model of the branch \`${branch}\`. Switch to the main branch and ask again.`,
      };
    },
  };
}

type BranchChoice = Pick<AgentQuestion, 'branch' | 'isDefaultBranch'>;

const defaultBranch = 'main';
