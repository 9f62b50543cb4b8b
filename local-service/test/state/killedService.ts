import { writeSync } from 'node:fs';
import { createLocalService, createScriptedAgent } from '../../src/index.js';
import { openStateFile } from '../../src/node.js';

/** Writes to a service whose state is in a file, and prints each confirmed change, until it is killed. */
const [path = '', life = ''] = process.argv.slice(2);
const store = await openStateFile(path);
const service = createLocalService({
  agent: createScriptedAgent({
    '*': [
      { kind: 'text', text: 'I look.' },
      { kind: 'answer', text: 'The answer is long enough to come in pieces.' },
    ],
  }),
  paceMs: 1,
  state: {
    ...store,
    // So that some are killed while the file is replaced.
    get isLong() {
      return Math.random() < 0.05;
    },
  },
});
const token = await service.mintAccessToken();
const chatToken = await service.mintToken({ externalId: 'ada' });

async function send(address: string, body: object, headers: Record<string, string>): Promise<string> {
  const response = await service.fetch(new Request(address, { method: 'POST', headers, body: JSON.stringify(body) }));
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.text();
}

function confirm(what: object): void {
  writeSync(1, `${JSON.stringify(what)}\n`);
}

async function makeRoles(writer: number): Promise<never> {
  for (let count = 0; ; count += 1) {
    const name = `role ${life} ${writer} ${count}`;
    const { id } = JSON.parse(
      await send(`${service.addresses.baseUrl}/api/v1/roles`, { name, description: 'a'.repeat(count % 700), policies: [] }, admin),
    );
    confirm({ role: id, name });
  }
}

async function ask(): Promise<never> {
  for (;;) {
    const text = await send(service.addresses.deploymentChatUrl, { input: 'How much?' }, { 'X-Service-Auth-Token': chatToken });
    confirm({ thread: JSON.parse(text.slice(0, text.indexOf('\n'))).state.chatId });
  }
}

const admin = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
await Promise.all([makeRoles(1), makeRoles(2), makeRoles(3), ask()]);
