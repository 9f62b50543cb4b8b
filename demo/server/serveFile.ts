import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';

/** Answers with one file of a folder, or 404; never with one outside of it. */
export async function serveFile(folder: string, path: string): Promise<Response> {
  const file = join(folder, normalize(decodeURIComponent(path)));
  const contentType = contentTypes[extname(file)];
  if (contentType === undefined || !file.startsWith(folder + sep)) return notFound();
  try {
    return new Response(new Uint8Array(await readFile(file)), { headers: { 'content-type': contentType, 'cache-control': 'no-cache' } });
  } catch {
    return notFound();
  }
}

function notFound(): Response {
  return new Response('Not found', { status: 404 });
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};
