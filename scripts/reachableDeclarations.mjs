import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The declaration files behind the entry points. Throws if one takes types from a package other than the given ones. */
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
