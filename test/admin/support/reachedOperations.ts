import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the operations that widgets can send, each with the folders of its widgets: they import it, or a hook that leads to it. */
export function reachedOperations(operationIds: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const uses = usesInData(operationIds);
  const reached = new Map<string, readonly string[]>();
  for (const folder of readdirSync('src/admin').sort()) {
    const seen = new Set<string>();
    const visit = (name: string) => {
      // The registry knows every kind of job, but only the tray shows them all.
      if (seen.has(name) || (name === 'useJobRegistry' && folder !== 'job-tray')) return;
      seen.add(name);
      if (operationIds.has(name)) reached.set(name, [...(reached.get(name) ?? []), folder]);
      for (const used of uses.get(name) ?? []) visit(used);
    };
    for (const text of sourcesIn(join('src/admin', folder)))
      for (const name of importedFrom(text, /\/(?:data|client\/resources)\//)) visit(name);
  }
  return reached;
}

/** What each declaration of the data layer uses: operations that its file imports, and other declarations. */
function usesInData(operationIds: ReadonlySet<string>): ReadonlyMap<string, ReadonlySet<string>> {
  const declarations = sourcesIn('src/data').flatMap((text) => {
    const imported = new Set(importedFrom(text, /\/client\/resources\//));
    return declarationsOf(text).map((declaration) => ({ ...declaration, imported }));
  });
  const names = new Set(declarations.map(({ name }) => name));
  return new Map(
    declarations.map(({ name, body, imported }) => {
      // A text may contain the name of an operation.
      const words = body.replace(/'[^'\n]*'/g, "''").match(/(?<![.\w])[a-zA-Z]\w*(?![\w?]|\s*:)/g) ?? [];
      return [name, new Set(words.filter((word) => (operationIds.has(word) ? imported.has(word) : names.has(word))))];
    }),
  );
}

/** The top-level functions and constants of a module. */
function declarationsOf(text: string): readonly { readonly name: string; readonly body: string }[] {
  const starts = [...text.matchAll(/^(?:export )?(?:async )?(?:function\*?|const) (\w+)/gm)];
  return starts.map((start, index) => ({
    name: start[1] ?? '',
    body: text.slice(start.index + start[0].length, starts[index + 1]?.index),
  }));
}

/** The names of the values that a module imports from these others. */
function importedFrom(text: string, others: RegExp): readonly string[] {
  return [...text.matchAll(/^import \{([^}]*)\} from '([^']+)';/gm)]
    .filter(([, , path = '']) => others.test(path))
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '));
}

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
}
