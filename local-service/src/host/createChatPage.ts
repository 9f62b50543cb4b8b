import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join, resolve, sep } from 'node:path';

/** Where the page asks. */
export interface ChatPageOptions {
  readonly chatUrl: string;
  /** What the questions are about. */
  readonly heading: string;
  /** The folder with the built element. Default: that of the installed package; empty without one. */
  readonly element?: string | undefined;
}

/**
 * A page with the chat, at `/`, so that data can be asked before there is an app. The chat is that of `@parley/element` where the command
 * was started; without it, the page says how to install it. Resolves to `undefined` for any other path.
 */
export function createChatPage({
  chatUrl,
  heading,
  element: folder = elementFolder(),
}: ChatPageOptions): (request: Request) => Response | undefined {
  return (request) => {
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET') return undefined;
    if (pathname === '/') return respond(pageOf({ chatUrl, heading, hasElement: folder !== '' }), '.html');
    if (pathname === scriptPath) return respond(script, '.js');
    if (folder === '' || !pathname.startsWith(elementPath)) return undefined;
    const file = resolve(folder, pathname.slice(elementPath.length));
    // Paths that lead out of the folder are refused.
    if (!file.startsWith(`${folder}${sep}`) || !existsSync(file) || !(extname(file) in types)) return undefined;
    return respond(readFileSync(file), extname(file));
  };
}

/** The folder of the built element: the package itself or, in its sources, `dist`. */
function elementFolder(): string {
  try {
    const root = dirname(createRequire(join(process.cwd(), 'package.json')).resolve('@parley/element/package.json'));
    return [join(root, 'dist'), root].find((folder) => existsSync(join(folder, 'parley-chat.js'))) ?? '';
  } catch {
    return '';
  }
}

function respond(body: string | Buffer, ending: string): Response {
  const type = types[ending] ?? 'text/plain';
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: { 'content-type': type, 'cache-control': 'no-cache' },
  });
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
};

const elementPath = '/dev/element/';
const scriptPath = '/dev/chat-page.js';

const script = `document.querySelector('parley-chat').starters = ['What can I ask?'];\n`;

function pageOf({ chatUrl, heading, hasElement }: ChatPageOptions & { readonly hasElement: boolean }): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(heading)} · Parley</title>
<link rel="icon" href="data:,">
<style>
  body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
  parley-chat { display: block; block-size: 100dvh; max-inline-size: 60rem; margin-inline: auto; }
  main { max-inline-size: 40rem; margin: 4rem auto; padding-inline: 1rem; }
</style>
${hasElement ? chat(chatUrl, heading) : withoutElement}
</html>
`;
}

function chat(chatUrl: string, heading: string): string {
  return `<script type="module" src="${elementPath}parley-chat.js"></script>
<script type="module" src="${scriptPath}"></script>
<parley-chat heading="${escaped(heading)}" chat-url="${escaped(chatUrl)}" token-url="/dev/token"></parley-chat>`;
}

const withoutElement = `<main>
<h1>The local service is running</h1>
<p>To ask questions on this page, install the chat in the folder where you start the service, and start it again:</p>
<pre>npm install @parley/element</pre>
</main>`;

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
