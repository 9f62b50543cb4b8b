import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Returns the declaration files that the entry points reach. Throws if one imports types from a package that is not listed. */
export function reachableDeclarations(entries, packages = []) {
  const reached = new Set();
  const queue = [...entries];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    for (const [, name] of readFileSync(path, 'utf8').matchAll(/(?:from|import|import\() ?['"]([^'"]+)['"]/g)) {
      if (name.startsWith('.')) queue.push(join(dirname(path), name.replace(/\.js$/, '.d.ts')));
      else if (!name.startsWith('node:') && !packages.some((known) => name === known || name.startsWith(`${known}/`)))
        throw new Error(`${path} takes types from ${name}, which the package does not depend on.`);
    }
  }
  return reached;
}
