import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contractFields } from '../../../src/client/dialect/contractNames.js';
import { createDialect } from '../../../src/client/dialect/createDialect.js';
import type { DialectDefinition } from '../../../src/client/http/Dialect.js';
import { createServiceClient, type ServiceClient, type ServiceClientOptions, streamChat } from '../../../src/client.js';
import { runs } from '../../support/runs.js';
import { byteStream } from '../support/byteStream.js';
import { collect } from '../support/collect.js';
import { agentUrl, fakeService } from '../support/fakeService.js';

describe('requests', () => {
  it('use the names of the service in headers, path, query and body', async () => {
    const { client, service } = speak({
      headers: { 'Idempotency-Key': 'X-Acme-Key' },
      paths: { '/api/v1/deployments/{deploymentId}/transform-sync': '/acme/{deploymentId}/sync' },
      fields: { branchName: 'acmeBranch', isServiceSqlEnabled: 'isAcmeSqlEnabled', 'recipients.type': 'origin' },
      values: { container: { server: 'acme-server' }, 'source.availability': { available: 'acme' } },
    });
    await client.post('/api/v1/deployments/7/transform-sync/start', {
      query: { branchName: 'server', container: ['server', 'vector'] },
      body: {
        isServiceSqlEnabled: true,
        source: { availability: 'available', container: 'server' },
        availability: 'available',
        type: 1,
        recipients: [{ type: 2 }],
      },
      idempotencyKey: 'k-1',
    });
    const [sent] = service.requests;
    expect(sent?.url).toBe('https://acme.example.com/proxy/acme/7/sync/start?acmeBranch=server&container=acme-server&container=vector');
    expect(sent?.headers.get('x-acme-key')).toBe('k-1');
    expect(sent?.headers.get('idempotency-key')).toBeNull();
    expect(sent?.body).toEqual({
      isAcmeSqlEnabled: true,
      source: { availability: 'acme', container: 'acme-server' },
      availability: 'available',
      type: 1,
      recipients: [{ origin: 2 }],
    });
  });

  it('leave user content unchanged: any JSON of the contract, keys of maps, and texts', async () => {
    const { client, service } = speak({ fields: { name: 'acmeName', serviceApiToken: 'acmeToken' }, values: { type: { sql: 'acme' } } });
    const data = { name: 'name', serviceApiToken: 1, type: 'sql', deep: [{ name: 2 }] };
    const body = { templateVariables: data, securityContext: data, value: [data], description: 'serviceApiToken: "name"' };
    await client.post('/api/v1/deployments', { body: { ...body, columnFormats: { name: { name: 1 } } } });
    expect(service.requests[0]?.body).toEqual({ ...body, columnFormats: { name: { acmeName: 1 } } });
  });

  it('rename the fields of forms, and leave files unchanged', async () => {
    const sent: FormData[] = [];
    const { client } = speak({ fields: { transaction: 'acmeTransaction' } }, async (request) => {
      sent.push(await request.formData());
      return Response.json({});
    });
    const form = new FormData();
    form.append('transaction', 't-1');
    form.append('file', new File(['transaction'], 'transaction.txt'));
    await client.post('/build/api/v1/upload', { body: form });
    expect(sent[0]?.get('acmeTransaction')).toBe('t-1');
    const file = sent[0]?.get('file');
    expect(file instanceof File && [file.name, await file.text()]).toEqual(['transaction.txt', 'transaction']);
  });

  it('match whole segments of a path, the longest pattern first, and never parameter values', async () => {
    const { client, service } = speak({
      paths: {
        '/api/v1': '/v2',
        '/api/v1/users/{id}': '/people/{id}',
        '/build/api/v1/deployments/{deploymentId}/merge': '/nowhere/{deploymentId}',
      },
    });
    const sent = ['/api/v1/users/5/z', '/api/v1/users', '/api/v10/users', '/build/api/v1/deployments/1/merge-to-default'];
    for (const path of sent) await client.get(path);
    const paths = service.requests.map(({ url }) => url.replace('https://acme.example.com/proxy', ''));
    expect(paths).toEqual(['/people/5/z', '/v2/users', '/api/v10/users', '/build/api/v1/deployments/1/merge-to-default']);
  });
});

describe('responses', () => {
  it('use the names of the contract, with every digit and space unchanged', async () => {
    const text = '{ "acmeToken" : 12345678901234567890 ,"acm\\u0065Token":"x", "items":[{"host":"goo\\u0067le","note":"google"}] }';
    const { client } = speak({ fields: { serviceApiToken: 'acmeToken' }, values: { host: { sheets: 'google' } } }, json(text));
    const read = await client.request({ method: 'GET', path: '/api/v1/x', read: (response) => response.text() });
    expect(read).toBe('{ "serviceApiToken" : 12345678901234567890 ,"serviceApiToken":"x", "items":[{"host":"sheets","note":"google"}] }');
  });

  it('translate errors as well', async () => {
    const { client } = speak({ fields: { message: 'acmeMessage', code: 'acmeCode' }, values: { code: { taken: 'acme-taken' } } }, () =>
      Response.json({ acmeMessage: 'Taken.', acmeCode: 'acme-taken' }, { status: 409 }),
    );
    await expect(client.get('/api/v1/x')).rejects.toMatchObject({ kind: 'conflict', message: 'Taken.', code: 'taken' });
  });

  it('leave downloads and documents of the service unchanged', async () => {
    const bytes = new Uint8Array([0xff, 0x22, 0x61, 0x22, 0x3a, 0xfe]);
    const download = () => new Response(bytes, { headers: { 'content-type': 'application/pdf' } });
    const { client } = speak({ fields: { name: 'a' } }, download, json('{"a":{"a":1}}'));
    const read = (response: Response) => response.arrayBuffer();
    expect(new Uint8Array(await client.request({ method: 'GET', path: '/api/v1/x', read }))).toEqual(bytes);
    expect(await client.get('/api/v1/spec')).toEqual({ a: { a: 1 } });
  });

  it('are the same wherever the network cuts them', async () => {
    const line = {
      acmeTool: { name: 'acmeSql', result: '{"acmeQuery":"SELECT \\"ä\\"","data":[{"acmeQuery":1}]}' },
      acmeContent: '😀 acmeTool',
    };
    const bytes = new TextEncoder().encode(`\n${JSON.stringify(line)}\r\n{"acmeTool`);
    const expected = `\n${JSON.stringify({ toolCall: { name: 'serviceSqlApi', result: '{"sqlQuery":"SELECT \\"ä\\"","data":[{"acmeQuery":1}]}' }, content: '😀 acmeTool' })}\r\n{"acmeTool`;
    const dialect = createDialect({
      tools: { serviceSqlApi: 'acmeSql' },
      fields: { toolCall: 'acmeTool', content: 'acmeContent', sqlQuery: 'acmeQuery' },
    });
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: bytes.length - 1 }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(cuts, async (places) => {
        const ends = [...places.toSorted((one, other) => one - other), bytes.length];
        const chunks = ends.map((end, index) => bytes.slice(ends[index - 1] ?? 0, end));
        const fetch = dialect.translate(
          async () => new Response(byteStream(chunks)),
          () => undefined,
        );
        expect(await (await fetch(new Request(agentUrl), true)).text()).toBe(expected);
      }),
    );
  });

  it('leave any text unchanged that contains no name of the dialect', async () => {
    const dialect = createDialect({ fields: { name: 'acme-field-of-no-text' }, tools: { serviceMeta: 'acme-tool-of-no-text' } });
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.json(), fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom(...'{}[]":,\\\na') })),
        async (text) => {
          const fetch = dialect.translate(
            async () => new Response(byteStream([new TextEncoder().encode(text)])),
            () => undefined,
          );
          const clean = new TextDecoder().decode(new TextEncoder().encode(text));
          expect(await (await fetch(new Request(agentUrl), true)).text()).toBe(clean);
        },
      ),
    );
  });
});

describe('the chat', () => {
  it('uses the contract’s names in tools, their texts, nodes and serialized messages', async () => {
    const call = (name: string, result: string) => ({ name, input: '{"q":"x"}', result });
    const messages = [
      { role: 'user', content: '{"q":"mine"}' },
      { lc: 1, id: ['x', 'AIMessage'], kwargs: { content: '', tool_calls: [{ id: '1', name: 'acmeSql', args: { q: 'x' } }] } },
      { lc: 1, id: ['x', 'ToolMessage'], kwargs: { content: '{"q":"x"}', name: 'acmeSql', tool_call_id: '1' } },
    ];
    const { client } = speak(
      {
        tools: { serviceSqlApi: 'acmeSql' },
        agents: { service_data_analyst_agent: 'acme_agent' },
        fields: { sqlQuery: 'q', content: 'words' },
        paths: { '/chat/stream-chat-state': '/talk/stream' },
      },
      (request) => {
        expect(request.url).toBe('https://ai.example.com/api/v1/public/acme/agents/7/talk/stream');
        return linesOf([
          {
            id: 'a',
            role: 'assistant',
            toolCall: call('acmeSql', '{"q":"x","schema":[{"name":"q"}],"data":[{"q":1}]}'),
            graphPath: ['acme_agent'],
          },
          { id: 'b', role: 'assistant', toolCall: call('other', '{"q":"x"}'), words: 'acmeSql' },
          { id: '__state__', state: { messages } },
        ]);
      },
    );
    const frames = await collect(streamChat(client, { input: 'Hi' }));
    expect(frames).toMatchObject([
      {
        toolCall: { name: 'serviceSqlApi', input: '{"sqlQuery":"x"}', result: '{"sqlQuery":"x","schema":[{"name":"q"}],"data":[{"q":1}]}' },
        graphPath: ['service_data_analyst_agent'],
      },
      { toolCall: { name: 'other', input: '{"q":"x"}', result: '{"q":"x"}' }, content: 'acmeSql' },
      {
        messages: [
          { role: 'user', content: '{"q":"mine"}' },
          { kwargs: { tool_calls: [{ name: 'serviceSqlApi', args: { sqlQuery: 'x' } }] } },
          { kwargs: { content: '{"sqlQuery":"x"}', name: 'serviceSqlApi' } },
        ],
      },
    ]);
  });

  it('passes on each line as soon as it arrives', async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const { client } = speak({ fields: { content: 'words' } }, () => new Response(readable));
    const frames = streamChat(client, { input: 'Hi' });
    const first = frames.next();
    await writable.getWriter().write(new TextEncoder().encode('{"id":"a","role":"assistant","words":"Hello"}\n'));
    expect((await first).value).toMatchObject({ content: 'Hello' });
    await frames.return(undefined);
  });
});

describe('a definition', () => {
  it.each<[string, unknown]>([
    ['dialect', 'names'],
    ['dialect.field', { field: {} }],
    ['dialect.fields', { fields: [] }],
    ['dialect.fields.a', { fields: { a: 1 } }],
    ['dialect.fields.a', { fields: { a: '' } }],
    ['dialect.fields.a.b.c', { fields: { 'a.b.c': 'd' } }],
    ['dialect.fields.input', { fields: { content: 'x', input: 'x' } }],
    ['dialect.fields.members.title', { fields: { 'members.name': 'x', 'members.title': 'x' } }],
    ['dialect.fields.name', { fields: { name: 'x', 'members.title': 'x' } }],
    ['dialect.values.a.b.c', { values: { 'a.b.c': {} } }],
    ['dialect.values', { values: 'x' }],
    ['dialect.values.host', { values: { host: null } }],
    ['dialect.values.host.excel', { values: { host: { sheets: 'x', excel: 'x' } } }],
    ['dialect.tools.serviceMeta', { tools: { serviceMeta: 'serviceSqlApi' } }],
    ['dialect.agents.tools', { agents: { tools: 'final' } }],
    ['dialect.headers.Idempotency-Key', { headers: { 'Idempotency-Key': 'authorization' } }],
    ['dialect.fields.serviceApiToken', { fields: { serviceApiToken: 'displayName' } }],
    ['dialect.fields.name', { fields: { name: 'title', '.title': 'headline' } }],
    ['dialect.fields.sessionSettings.email', { fields: { 'sessionSettings.email': 'externalId' } }],
    ['dialect.fields..input', { fields: { '.input': 'chatId' } }],
    ['dialect.values.container.server', { values: { container: { server: 'vector' } } }],
    ['dialect.values..creationMethod.managed', { values: { '.creationMethod': { managed: 'upload' } } }],
    ['dialect.agents.tools', { agents: { final: 'x', tools: 'x' } }],
    ['dialect.headers.Idempotency-Key', { headers: { 'Idempotency-Key': 'b c' } }],
    ['dialect.headers.X-Service-Auth-Token', { headers: { 'Idempotency-Key': 'X-Same', 'X-Service-Auth-Token': 'x-same' } }],
    ['dialect.paths./api/v1', { paths: { '/api/v1': 'b' } }],
    ['dialect.paths./api/v1', { paths: { '/api/v1': '/b/../c' } }],
    ['dialect.paths./api/v1', { paths: { '/api/v1': '//evil.example' } }],
    ['dialect.paths./api/v1/users/{id}', { paths: { '/api/v1/users/{id}': '/b' } }],
    ['dialect.paths./api/v1/deployments/{y}', { paths: { '/api/v1/users/{x}': '/c/{x}', '/api/v1/deployments/{y}': '/c/{y}' } }],
    ['dialect.paths./chat/abort', { paths: { '/chat/abort': '/stop' } }],
  ])('is refused with %s if it cannot be inverted: %j', (field, definition) => {
    expect(() => createDialect(definition as DialectDefinition)).toThrow(expect.objectContaining({ kind: 'validation', field }));
  });

  it.each<[string, DialectDefinition, RegExp]>([
    ['settings.creationMethod', { values: { 'settings.creationMethod': { managed: 'acme' } } }, /nearest: \.creationMethod\.$/],
    ['.service', { fields: { '.service': 'acme' } }, /nearest: withheldMembers\.service\.$/],
    ['sessionSettings.emial', { fields: { 'sessionSettings.emial': 'mail' } }, /nearest: .*\bemail\b/],
    ['serviceApiTokn', { fields: { serviceApiTokn: 'acmeToken' } }, /nearest: serviceApiToken,/],
    ['contaner', { values: { contaner: { server: 'acme' } } }, /nearest: container,/],
    ['Idempotence-Key', { headers: { 'Idempotence-Key': 'X-Acme-Key' } }, /names no header .*nearest: idempotency-key,/],
    ['serviceMeat', { tools: { serviceMeat: 'acmeMeta' } }, /names no tool .*nearest: serviceMeta,/],
    ['finals', { agents: { finals: 'end' } }, /names no node .*nearest: final,/],
    ['/api/v1/deployment', { paths: { '/api/v1/deployment': '/v2' } }, /names no path .*nearest: \/api\/v1\/deployments,/],
    ['/api/v1/deployments/5', { paths: { '/api/v1/deployments/5': '/v2' } }, /names no path .*\/api\/v1\/deployments\/\{deploymentId\}/],
    ['/chat', { paths: { '/chat': '/talk' } }, /names no path of the contract/],
    ['/chat/stop', { paths: { '/chat/stop': '/chat/end' } }, /names no path .*\/chat\/abort/],
    ['nowhere.atAll', { fields: { 'nowhere.atAll': 'acme' } }, /names no field of the contract/],
  ])('is refused if its key %s is not in the contract, and lists what is', (key, definition, words) => {
    const field = `dialect.${Object.keys(definition)[0]}.${key}`;
    expect(() => createDialect(definition)).toThrow(expect.objectContaining({ kind: 'validation', field }));
    expect(() => createDialect(definition)).toThrow(words);
  });

  it('is refused if it clashes with a field or value of the contract, and names that', () => {
    expect(() => createDialect({ fields: { 'sessionSettings.email': 'externalId' } })).toThrow(/field sessionSettings\.externalId/);
    expect(() => createDialect({ values: { container: { server: 'vector' } } })).toThrow(/word of container/);
  });

  it('can use a name of the contract in places where the contract does not, or if that name is renamed as well', () => {
    const free: readonly DialectDefinition[] = [
      { fields: { 'sessionSettings.email': 'dashboard' } },
      { fields: { 'sessionSettings.email': 'externalId', 'sessionSettings.externalId': 'email' } },
      { fields: { name: 'title', title: 'name' } },
      { values: { container: { server: 'vector', vector: 'server' } } },
      { values: { container: { server: 'production' } } },
      { tools: { serviceMeta: 'serviceSqlApi', serviceSqlApi: 'serviceMeta' } },
      { headers: { 'IDEMPOTENCY-KEY': 'X-Service-Auth-Token', 'X-Service-Auth-Token': 'Idempotency-Key' } },
    ];
    for (const definition of free) expect(() => createDialect(definition)).not.toThrow();
  });

  it('is accepted only if every field of the contract is translated back to itself, in every place', async () => {
    const places = Object.entries(contractFields).flatMap(([parent, names]) => names.split(' ').map((name) => ({ parent, name })));
    const names = places.map(({ name }) => name);
    const key = fc.constantFrom(...names, ...places.map(({ parent, name }) => `${parent}.${name}`));
    const entries = fc.uniqueArray(fc.tuple(key, fc.constantFrom('acme1', 'acme2', ...names)), { minLength: 1, maxLength: 3 });
    const swaps = fc.uniqueArray(fc.constantFrom(...names), { minLength: 2, maxLength: 2 }).map(([one = '', other = '']) => [
      [one, other],
      [other, one],
    ]);
    const body = Object.entries(contractFields).map(([parent, inside]) => {
      const fields = Object.fromEntries(inside.split(' ').map((name) => [name, 1]));
      return parent === '' ? fields : { unknownField: { [parent]: fields } };
    });
    let acceptedCount = 0;
    await fc.assert(
      fc.asyncProperty(fc.oneof(entries, swaps), async (pairs) => {
        const definition: DialectDefinition = { fields: Object.fromEntries(pairs) };
        if (isRefused(definition)) return;
        acceptedCount += 1;
        const { client } = speak(definition, async (request) => Response.json(await request.json()));
        expect(await client.post('/api/v1/x', { body })).toEqual(body);
      }),
    );
    expect(acceptedCount).toBeGreaterThan(10);
  });

  it('can swap names, and use one name in two parents', async () => {
    const { client, service } = speak(
      { fields: { name: 'title', title: 'name', 'members.type': 's', 'suspended.messageId': 's' } },
      json('{"title":1,"name":2,"members":{"s":3},"suspended":{"s":4}}'),
    );
    const body = { name: 1, title: 2, members: { type: 3 }, suspended: { messageId: 4 } };
    expect(await client.post('/api/v1/x', { body })).toEqual(body);
    expect(service.requests[0]?.body).toEqual({ title: 1, name: 2, members: { s: 3 }, suspended: { s: 4 } });
  });
});

it('reads each character once, for any input', async () => {
  const dialect = createDialect({ fields: { sqlQuery: 'q' }, values: { name: { a: 'b' } }, tools: { serviceMeta: 'm' } });
  const chunks = runs(8_000, 32_000);
  for (const part of [
    '"',
    '\\',
    '{"a":',
    '[',
    '{"toolCall":{"result":"',
    '{"name":"',
    '"q',
    '\n{"toolCall":{"result":"{\\"q\\"',
    ',"name":"b',
  ]) {
    let reads = 0;
    const chunk = part.repeat(Math.ceil(64 / part.length));
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        reads += 1;
        if (reads > chunks) controller.close();
        else controller.enqueue(new TextEncoder().encode(chunk));
      },
    });
    const fetch = dialect.translate(
      async () => new Response(body),
      () => undefined,
    );
    // Half a megabyte of each, or two: quadratic work would outlast the test.
    expect((await (await fetch(new Request(agentUrl), true)).text()).length).toBeGreaterThan(0);
  }
});

function isRefused(definition: DialectDefinition): boolean {
  try {
    createDialect(definition);
    return false;
  } catch {
    return true;
  }
}

type Answer = (request: Request) => Response | Promise<Response>;

function speak(definition: DialectDefinition, ...answers: readonly Answer[]) {
  const service = fakeService(...(answers.length === 0 ? [() => Response.json({})] : answers));
  const options: ServiceClientOptions = {
    baseUrl: 'https://acme.example.com/proxy',
    chatUrl: agentUrl,
    credentials: { kind: 'bearer', token: 't' },
    dialect: createDialect(definition),
    // Forms are read by the answer.
    fetch: (request) => (request.headers.get('content-type')?.startsWith('multipart') ? call(answers[0], request) : service.fetch(request)),
  };
  const client: ServiceClient = createServiceClient(options);
  return { client, service };
}

async function call(answer: Answer | undefined, request: Request): Promise<Response> {
  if (answer === undefined) throw new TypeError('nothing to answer with');
  return answer(request);
}

function json(text: string) {
  return () => new Response(text, { headers: { 'content-type': 'application/json' } });
}

function linesOf(lines: readonly unknown[]): Response {
  return new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}
