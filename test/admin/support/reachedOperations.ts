import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

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

/** Returns the operations that each widget can send, with those of the shared parts that it imports. */
export function operationsOfWidgets(operationIds: ReadonlySet<string>): Readonly<Record<string, readonly string[]>> {
  const uses = usesInData(operationIds);
  const widgets = readdirSync('src/admin').filter((folder) => folder !== 'kit' && folder !== 'shared');
  return Object.fromEntries(
    widgets.sort().map((folder) => {
      const names = new Set<string>();
      const visit = (name: string) => {
        if (names.has(name) || (name === 'useJobRegistry' && folder !== 'job-tray')) return;
        names.add(name);
        for (const used of uses.get(name) ?? []) visit(used);
      };
      for (const path of filesBehind(join('src/admin', folder)))
        for (const name of importedFrom(readFileSync(path, 'utf8'), /\/(?:data|client\/resources)\//)) visit(name);
      return [folder, [...operationIds].filter((id) => names.has(id))];
    }),
  );
}

/** The files of a widget, and those of the admin layer that they import. */
function filesBehind(folder: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path) || !path.startsWith('src/admin/')) return;
    found.add(path);
    for (const [, to = ''] of readFileSync(path, 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+)\.js'/g)) {
      const place = join(dirname(path), to);
      for (const file of [`${place}.ts`, `${place}.tsx`]) if (existsSync(file)) visit(file);
    }
  };
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) if (/\.tsx?$/.test(path)) visit(join(folder, path));
  return found;
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
