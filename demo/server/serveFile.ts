import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import type { BuiltFiles } from './builds.js';

/** Responds with a file of the folder, or 404. Never serves files outside it. */
export async function serveFile(folder: string, path: string): Promise<Response> {
  const file = join(folder, normalize(decoded(path)));
  const isInside = file.startsWith(folder + sep);
  return fileResponse(file, isInside ? await readFile(file).catch(() => undefined) : undefined);
}

/** Responds with a file of the bundle, or 404. */
export function serveBuilt(files: BuiltFiles, path: string): Response {
  return fileResponse(path, files.get(path));
}

function fileResponse(path: string, content: string | Uint8Array | undefined): Response {
  const contentType = contentTypes[extname(path)];
  if (contentType === undefined || content === undefined) return new Response('Not found', { status: 404 });
  const body = typeof content === 'string' ? content : new Uint8Array(content);
  const isHashed = /(?:^|\/)(?:assets|chunks)\/[^/]+-[\w-]{8}\.\w+$/.test(path);
  return new Response(body, {
    headers: { 'content-type': contentType, 'cache-control': isHashed ? 'max-age=31536000, immutable' : 'no-cache' },
  });
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.data': 'application/octet-stream',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};
