import { readFileSync } from 'node:fs';

/** One numbered step of a recipe in CONTRIBUTING.md. */
export interface RecipeStep {
  /** The files that the step names, with placeholders such as `<widget>`. */
  readonly files: readonly string[];
  /** The commands to run. What else the step names is written by them. */
  readonly commands: readonly string[];
}

/** Reads the numbered steps of the recipe with this heading. */
export function readRecipe(title: string): readonly RecipeStep[] {
  const steps = sectionOf(title).split(/^(?=\d+\. )/m);
  // What follows the last step without an indent does not belong to it.
  return steps.slice(1).map((step) => {
    const spans = spansOf(step.replace(/\n\n(?! )[\s\S]*/, ''));
    return { files: filesIn(spans), commands: spans.filter((span) => /^np[mx] /.test(span)) };
  });
}

/** Returns all files that the recipe names, in its steps or around them. */
export function filesOfRecipe(title: string): readonly string[] {
  return filesIn(spansOf(sectionOf(title)));
}

function sectionOf(title: string): string {
  const [, after] = readFileSync('CONTRIBUTING.md', 'utf8').split(`\n### ${title}\n`);
  if (after === undefined) throw new Error(`CONTRIBUTING.md has no recipe "${title}".`);
  return after.split(/^#{2,3} /m)[0] ?? '';
}

function spansOf(text: string): readonly string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
}

function filesIn(spans: readonly string[]): readonly string[] {
  return spans.filter((span) => /^[\w.<>/-]+\.(?:tsx?|m?js|css|html|md|txt|json)$/.test(span));
}
