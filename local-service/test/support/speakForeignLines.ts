import { foreign } from './foreignNames.js';

type Serve = (request: Request) => Promise<Response>;

/** Gives the chat and the data query API of a service other names. `onLine` receives each line as the service sent it. */
export function speakForeignLines(serve: Serve, onLine: (line: unknown) => void = () => undefined): Serve {
  return async (request) => {
    const headers = new Headers(request.headers);
    const token = headers.get('x-acme-auth-token');
    if (headers.has('x-service-auth-token')) throw new Error('The header of the token was not translated.');
    if (token !== null) headers.set('x-service-auth-token', token);
    const url = request.url.replace(/\/acme-chat\/acme-([\w-]+)$/, '/chat/$1');
    const sent = request.url.endsWith('/query') ? request.url : url === request.url ? undefined : url;
    if (sent === undefined) throw new Error(`${request.url} was not translated.`);
    const body = JSON.stringify(withOwnFields(JSON.parse(await request.text())));
    const response = await serve(new Request(sent, { method: request.method, headers, body, signal: request.signal }));
    const text = await response.text();
    const lines = text.split('\n').filter((line) => line !== '');
    const answered = lines.map((line) => {
      const value: unknown = JSON.parse(line);
      onLine(value);
      return `${JSON.stringify(withForeignFields(value, ''))}\n`;
    });
    return new Response(response.body === null ? null : answered.join(''), { status: response.status });
  };
}

/** Checks that every field of a request is renamed, except where the contract allows any JSON. */
function withOwnFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withOwnFields);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (!name.startsWith('acme_')) throw new Error(`The field ${name} was not translated.`);
      return [name.slice(5), name === 'acme_securityContext' ? inner : withOwnFields(inner)];
    }),
  );
}

function withForeignFields(value: unknown, field: string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withForeignFields(item, field));
  if (typeof value === 'string') return field === 'graphPath' || field === 'toolCall.name' ? foreign.word(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [foreign.field(name), foreignValue(name, inner, field)]),
  );
}

function foreignValue(name: string, value: unknown, parent: string): unknown {
  if (name === 'data') return value;
  if (name === 'messages') return withForeignTools(value);
  if (parent !== 'toolCall') return withForeignFields(value, name);
  if (typeof value !== 'string' || name === 'name') return withForeignFields(value, `toolCall.${name}`);
  return JSON.stringify(withForeignFields(JSON.parse(value), name));
}

/** Serialized messages use the names of another library: only tools are part of the contract. */
function withForeignTools(messages: unknown): unknown {
  return JSON.parse(JSON.stringify(messages).replace(/"name":"(service\w+)"/g, (_match, tool: string) => `"name":"${foreign.word(tool)}"`));
}
