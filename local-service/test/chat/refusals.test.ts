import { describe, expect, it } from 'vitest';
import { createScriptedAgent } from '../../src/index.js';
import { startTalk } from '../support/talk.js';

describe('a scripted refusal', () => {
  it('answers a question with its status and body', async () => {
    const agent = createScriptedAgent({
      busy: [{ kind: 'refuse', status: 503, body: { error: { message: 'Later.', code: 'later' } } }],
      page: [{ kind: 'refuse', status: 502, body: '<h1>Bad gateway</h1>' }],
      '*': [{ kind: 'answer', text: 'Four.' }],
    });
    const { chat } = startTalk({ agent });
    const busy = await chat({ input: 'busy' });
    expect([busy.status, await busy.json()]).toEqual([503, { error: { message: 'Later.', code: 'later' } }]);
    const page = await chat({ input: 'page' });
    expect([page.status, await page.text()]).toEqual([502, '<h1>Bad gateway</h1>']);
    const answered = await chat({ input: 'Stores?' });
    expect([answered.status, (await answered.text()).includes('Four.')]).toEqual([200, true]);
  });

  it('refuses only in the first step of a table, and fails anywhere else', async () => {
    const refuse = { kind: 'refuse', status: 503, body: 'Later.' } as const;
    for (const script of [{ '*': [{ kind: 'answer', text: 'Four.' } as const, refuse] }, () => [refuse]]) {
      const { chat } = startTalk({ agent: createScriptedAgent(script) });
      const answer = await chat({ input: 'Stores?' });
      expect([answer.status, (await answer.text()).includes('A script can refuse only in its first step')]).toEqual([200, true]);
    }
  });
});
