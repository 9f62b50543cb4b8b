import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type AgentSession, modelInstructions, modelTools } from '../../local-service/src/index.js';

const anybody: AgentSession = {
  userId: 'ann',
  userAttributes: {},
  groups: [],
  securityContext: {},
  timeZone: 'UTC',
  allowWorkspaceAuthoring: true,
};
const page = readFileSync('docs/model-agent.md', 'utf8');

it('docs/model-agent.md has the instructions of the model agent', async () => {
  const [, shown] = /## Instructions[\s\S]*?```text\n([\s\S]*?)\n```/.exec(page) ?? [];
  expect(await modelInstructions(anybody, {})).toBe(`${shown}\nThe time zone is UTC.`);
});

it.each(modelTools.map((tool) => tool.function))('docs/model-agent.md describes the tool $name', ({ name, description, parameters }) => {
  const required: readonly string[] = parameters.required;
  const args = Object.keys(parameters.properties).map((arg) => (required.includes(arg) ? `\`${arg}\`` : `\`${arg}\` (optional)`));
  expect(page).toContain(`| \`${name}\` | ${args.join(', ')} | ${description} |`);
});
