import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { WorkingCopy } from './createWorkingCopy.js';
import { editBeside } from './editBeside.js';
import { readRecipe } from './readRecipe.js';
import { type Recipe, sampleLabels } from './recipes.js';

/** Edits each file that the steps of the recipe name, and no other. Throws if a file does not contain the name that is copied. */
export function followRecipe(copy: WorkingCopy, { title, name, placeholders }: Recipe): void {
  for (const path of editedFiles(title)) {
    const examples = fill(path, placeholders).filter((candidate) => existsSync(candidate));
    if (examples.length === 0) throw new Error(`"${title}" names ${path}, which nothing is like.`);
    for (const example of examples) {
      const added = name.rename(example);
      const text = copy.read(example);
      const edited = added === example ? editBeside(text, name) : name.rename(text);
      if (edited === text && added === example) throw new Error(`"${title}" names ${example}, in which nothing is to be done.`);
      copy.write(added, edited);
    }
  }
}

/** Adds a label to each English catalogue that the recipe names, and to those in other languages beside it. */
export function addLabels(copy: WorkingCopy): void {
  for (const path of editedFiles('Add a label')) {
    const { path: english = path, label = 'retry' } = sampleLabels[path] ?? {};
    for (const catalogue of [english, ...translationsOf(english)]) {
      const text = copy.read(catalogue);
      const edited = text.replace(new RegExp(`^( *(?:readonly )?)${label}(: .*)$`, 'm'), `$&\n$1${label}Too$2`);
      if (edited === text) throw new Error(`${catalogue} has no label "${label}" to write another one like it.`);
      copy.write(catalogue, edited);
    }
  }
}

/** The files that the steps name, except those that their commands write. */
export function editedFiles(title: string): readonly string[] {
  return readRecipe(title).flatMap(({ files, commands }) => (commands.length > 0 ? [] : files));
}

/** The catalogues in other languages. Those of parts of the chat that load later share one file for each language. */
function translationsOf(english: string): readonly string[] {
  if (!english.endsWith('/en.ts')) return [];
  const part = /^src\/chat\/labels\/(\w+)\/en\.ts$/.exec(english)?.[1];
  const folder = part === undefined ? dirname(english) : part === 'first' ? 'src/chat/labels' : 'src/chat/labels/groups';
  return readdirSync(folder)
    .filter((name) => /^[a-z]{2}(?:-[a-z]+)?\.ts$/.test(name) && name !== 'en.ts')
    .map((name) => join(folder, name));
}

/** Returns the path with each value of its placeholders. */
export function fill(path: string, placeholders: Recipe['placeholders']): readonly string[] {
  const [placeholder, name = ''] = /<(\w+)>/.exec(path) ?? [];
  if (placeholder === undefined) return [path];
  return (placeholders[name] ?? []).flatMap((value) => fill(path.replaceAll(placeholder, value), placeholders));
}
