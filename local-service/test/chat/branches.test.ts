import { describe, expect, it } from 'vitest';
import { type AgentQuestion, createScriptedAgent } from '../../src/index.js';
import { ids, linesOf, startTalk } from '../support/talk.js';

function startBranchTalk() {
  const questions: AgentQuestion[] = [];
  const agent = createScriptedAgent((question) => {
    questions.push(question);
    return [{ kind: 'answer', text: 'Answered.' }];
  });
  const { chat } = startTalk({ agent, branches: ['winter'] });
  return { questions, ask: (branch: object) => linesOf(chat({ input: 'Stores?', ...branch })) };
}

describe('a branch', () => {
  it.each([
    [{}, undefined, true],
    [{ activeBranchName: 'winter' }, 'winter', false],
    [{ activeBranchName: 'winter', isDefaultBranch: false }, 'winter', false],
    [{ activeBranchName: 'main', isDefaultBranch: true }, 'main', true],
  ])('is passed to the agent: %j', async (request, branch, isDefaultBranch) => {
    const { ask, questions } = startBranchTalk();
    await ask(request);
    expect(questions).toMatchObject([{ branch, isDefaultBranch }]);
  });

  it.each([{ activeBranchName: 'summer' }, { activeBranchName: 'main' }, { activeBranchName: 'winter', isDefaultBranch: true }])(
    'is reported in a tool result if it is invalid: %j',
    async (request) => {
      const { ask, questions } = startBranchTalk();
      const lines = await ask(request);
      const call = lines.find((line) => line.toolCall?.result !== undefined);
      expect(JSON.parse(call.toolCall.result)).toEqual({ error: expect.stringContaining(`Bad branch: "${request.activeBranchName}"`) });
      expect(lines.some((line) => line.graphPath?.[0] === 'final')).toBe(true);
      expect(ids(lines)).toContain('__state__');
      expect(questions).toEqual([]);
    },
  );
});
