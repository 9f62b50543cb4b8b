import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Phrases that a native speaker would not write, and what to write instead. */
const phrases: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\bthat (?:is|are) (?:no(?! longer)|none)\b/, '"that is not a …", or the condition with "if"'],
  [/\b(?:is|are|was|were|be|cannot be) told\b/, '"is reported", "gets", "is known"'],
  [/\bof (?:its|their|his|her) own\b/, '"its own …", "separate"'],
  [/\b(?:where|if) nothing is said\b|\bor is said\b/, '"by default"'],
  [/\banew\b/, 'a verb such as "reload" or "recreate"'],
  [/\bunder way\b/, '"running", "in progress"'],
  [/\bgoes on\b/, '"continues"'],
  [/\bas it shall be\b/, '"the new …"'],
  [/\bspeaks for\b/, '"acts on behalf of"'],
  [/\bby what \w+ \w+ is (?:known|called)\b/, '"its id", "its name"'],
  [/\b(?:anybody|everybody) (?:but|who)\b/, '"if the caller is not …", "all users"'],
  [/\b404 where\b|\b40[039] for (?:a|an|another) \w+ that\b/, '"404 if …"'],
  [/\b(?:him|his)\b/, '"them", "their", or the noun'],
  [/\bknown (?:again|by)\b/, '"identified by"'],
  [/\bat the mercy\b/, 'what bounds it'],
  [/\bkeeps the books\b/, '"records"'],
  [/\bbrings? .* up to date\b/, '"updates"'],
  [/\bacts\b(?! as| for| on)/, '"actions", or what is done'],
  [/\b[sS]omebody\b/, '"someone", "another user"'],
  [/\b(?:is|are) read again\b|\bReads .+ again[.,]/, '"Refetches …"'],
  [/^ *(?:\/\*\*|\*) (?:Whether|Whose|Whom)\b/m, 'a noun, "True if …" or a verb'],
];

/** The sources, the pages and the tests, without this file and without the history of changes. */
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.md'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && !['test/english.test.ts', 'CHANGELOG.md'].includes(path));
const texts = files.map((path) => ({ path, lines: proseOf(path, readFileSync(path, 'utf8')) }));

describe('comments, docstrings, pages, messages of errors and titles of tests', () => {
  it('are found', () => {
    expect(texts.flatMap(({ lines }) => lines).length).toBeGreaterThan(10_000);
  });

  it.each(phrases)('do not contain %s', (phrase, instead) => {
    const found = texts.flatMap(({ path, lines }) => lines.filter((line) => phrase.test(line)).map((line) => `${path}: ${line.trim()}`));
    expect(found, `Write ${instead}.`).toEqual([]);
  });
});

/** The lines of a page; of a source, those of its comments, and the strings that people read. */
function proseOf(path: string, text: string): readonly string[] {
  if (path.endsWith('.md')) return text.split('\n');
  const prose =
    /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/ [^\n]*|(?:\b(?:it|describe)(?:\.\w+(?:\([^\n]*\))?)*|new \w*Error)\(\s*(?:'[^'\n]*'|`[^`]*`)/g;
  return [...text.matchAll(prose)].flatMap(([match]) => match.split('\n'));
}
