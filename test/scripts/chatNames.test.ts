import { afterEach, expect, it, vi } from 'vitest';
import { chatNames } from '../../scripts/spec/readContractNames.js';
import { kindsOfLines } from '../../src/client/dialect/fieldKinds.js';
import { readErrorLine } from '../../src/client/errors/readErrorLine.js';
import { readFault } from '../../src/client/errors/readFault.js';
import type { ChatUserAttribute, SessionSettings } from '../../src/client/http/sessionSettings.js';
import { type ChatRequest, createServiceClient, decodeFrame, readToolInput, readToolResult, runSql, streamChat } from '../../src/client.js';
import { collect } from '../client/support/collect.js';
import { agentUrl, dataUrl, fakeService, lines } from '../client/support/fakeService.js';

afterEach(() => vi.restoreAllMocks());

it('lists every name that the client sends or reads in the chat, the data query API and errors, and no other', async () => {
  const { names, watch } = watchNames();
  const line = sample('');
  for (const id of ['m', '__cutoff__', '__state__', '__suspended__', '__usage__']) {
    decodeFrame(watch({ ...line, id, error: undefined, role: 'assistant' }));
  }
  for (const code of [undefined, 'a code']) readErrorLine(watch({ ...line, error: { ...Object(line.error), code } }));
  readFault(watch({ ...line, message: undefined, code: undefined, error: undefined }));

  const texts = new Map([
    ['"an input"', () => watch(sample('input'), 'input')],
    ['"a result"', () => watch({ ...sample('result'), error: undefined }, 'result')],
    ['"a failure"', () => watch(sample('result'), 'result')],
    ['"a line"', () => watch({ schema: line.schema, data: [] })],
  ]);
  const parse = JSON.parse;
  vi.spyOn(JSON, 'parse').mockImplementation((text, reviver) => texts.get(text)?.() ?? parse(text, reviver));
  for (const name of ['serviceMeta', 'serviceSqlApi']) {
    for (const result of ['"a result"', '"a failure"']) readToolResult({ name, input: '"an input"', result });
    readToolInput({ name, input: '"an input"', result: undefined });
  }

  const service = fakeService(() => lines('a line'));
  const client = createServiceClient({
    chatUrl: agentUrl,
    dataUrl,
    credentials: { kind: 'api-key', key: 'k', dangerouslyAllowBrowser: true },
    fetch: service.fetch,
  });
  await runSql(client, { query: 'select 1' });
  for (const sessionSettings of [externalSession, internalSession]) await collect(streamChat(client, { ...wholeRequest, sessionSettings }));
  for (const { body } of service.requests) noteSent(body, '', names);

  expect(sorted(names)).toEqual(sorted(new Map(Object.entries(chatNames).map(([parent, list]) => [parent, new Set(list.split(' '))]))));
});

const userAttribute: Required<ChatUserAttribute> = { name: 'region', value: 'EU' };

const externalSession: Required<Omit<SessionSettings, 'internalId'>> = {
  externalId: 'ada',
  email: 'ada@example.com',
  userAttributes: [userAttribute],
  groups: ['g'],
  roles: ['r'],
  securityContext: { region: 'EU' },
  allowChatWorkspaceAuthoring: false,
  timezone: 'UTC',
  ephemeralTtlSeconds: 60,
  isEphemeral: true,
};

const internalSession: Required<Pick<SessionSettings, 'internalId'>> = { internalId: 'ada' };

const wholeRequest: Required<Omit<ChatRequest, 'sessionSettings'>> = {
  input: 'Hi',
  chatId: 'c',
  messageId: '1700000000000-message',
  activeBranchName: 'main',
  isDefaultBranch: true,
};

/** An object with every name that the list has inside `parent`. */
function sample(parent: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries((chatNames[parent] ?? '').split(' ').map((name) => [name, sampleValue(parent, name)]));
}

function sampleValue(parent: string, name: string): unknown {
  if (isData(parent, name)) return [];
  // An error may stand in another one.
  if (chatNames[name] === undefined || parent === name) return 'a text';
  return ['cubes', 'members', 'schema'].includes(name) ? [sample(name)] : sample(name);
}

/** Notes which names are read of a value, also those that it lacks. What is data has no names of the contract. */
function watchNames() {
  const names = new Map<string, Set<string>>();
  const watch = <T>(value: T, parent = ''): T => {
    if (typeof value !== 'object' || value === null) return value;
    const isNamed = !Array.isArray(value);
    const noteKey = (key: string | symbol) => {
      if (isNamed && typeof key === 'string' && key !== 'toJSON') note(names, parent, key);
    };
    return new Proxy(value, {
      has(target, key) {
        noteKey(key);
        return Reflect.has(target, key);
      },
      get(target, key) {
        noteKey(key);
        const inner: unknown = Reflect.get(target, key);
        if (!isNamed) return typeof inner === 'function' ? inner : watch(inner, parent);
        return isData(parent, String(key)) ? inner : watch(inner, String(key));
      },
    });
  };
  return { names, watch };
}

const kinds = kindsOfLines();

function isData(parent: string, name: string): boolean {
  return kinds.of(parent, name) !== 'fields';
}

function noteSent(value: unknown, parent: string, names: Map<string, Set<string>>): void {
  if (Array.isArray(value)) for (const item of value) noteSent(item, parent, names);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      note(names, parent, name);
      if (!isData(parent, name)) noteSent(inner, name, names);
    }
  }
}

function note(names: Map<string, Set<string>>, parent: string, name: string): void {
  names.set(parent, (names.get(parent) ?? new Set()).add(name));
}

function sorted(names: ReadonlyMap<string, ReadonlySet<string>>): Readonly<Record<string, string>> {
  return Object.fromEntries([...names].map(([parent, inside]) => [parent, [...inside].toSorted().join(' ')]));
}
