import type { ModelFiles } from '../data-model/BranchModels.js';

/** The SHA-1 of each file, as 40 hexadecimal digits in lower case, by its path. */
export async function hashFiles(files: ModelFiles): Promise<ReadonlyMap<string, string>> {
  return new Map(await Promise.all([...files].map(async ([path, content]) => [path, await sha1(content)] as const)));
}

async function sha1(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
