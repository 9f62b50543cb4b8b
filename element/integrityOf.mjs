import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** Returns the SHA-384 hashes of all modules in a folder, by their path in it, in the format of Subresource Integrity. */
export function integrityOf(folder) {
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'));
  return Object.fromEntries(
    modules.sort().map((path) => [
      path,
      `sha384-${createHash('sha384')
        .update(readFileSync(`${folder}/${path}`))
        .digest('base64')}`,
    ]),
  );
}
