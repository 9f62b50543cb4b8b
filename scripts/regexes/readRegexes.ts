import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript';

/** A regular expression in the code. */
export interface Regex {
  readonly pattern: string;
  readonly flags: string;
  /** The files that contain it. */
  readonly files: readonly string[];
}

/** A regular expression that is built at runtime. */
export interface BuiltRegex {
  /** The call as written, on one line. */
  readonly call: string;
  readonly file: string;
}

export interface Regexes {
  readonly written: readonly Regex[];
  readonly built: readonly BuiltRegex[];
}

/** All published regular expressions, each once, in file order. */
export function readRegexes(): Regexes {
  const written = new Map<string, Regex>();
  const built: BuiltRegex[] = [];
  for (const file of folders.flatMap(filesOf)) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      const regex = writtenRegex(node);
      if (regex !== undefined) {
        const key = `/${regex.pattern}/${regex.flags}`;
        const files = written.get(key)?.files ?? [];
        written.set(key, { ...regex, files: files.includes(file) ? files : [...files, file] });
      } else if (isRegexCall(node)) {
        const call = node.getText(source).replaceAll(/\s+/g, ' ');
        if (!built.some((other) => other.call === call && other.file === file)) built.push({ call, file });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return { written: [...written.values()], built };
}

/** A literal, or a call with only string literals. */
function writtenRegex(node: ts.Node): { readonly pattern: string; readonly flags: string } | undefined {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return { pattern: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  }
  if (!isRegexCall(node)) return undefined;
  const texts = (node.arguments ?? []).map((part) => (ts.isStringLiteralLike(part) ? part.text : undefined));
  const [pattern, flags = ''] = texts;
  return pattern === undefined || texts.includes(undefined) ? undefined : { pattern, flags };
}

/** `new RegExp()`, `RegExp()`, and methods that create one from a string: `text.match('a+')`. */
function isRegexCall(node: ts.Node): node is ts.NewExpression | ts.CallExpression {
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return false;
  const called = node.expression;
  if (ts.isIdentifier(called)) return called.text === 'RegExp';
  if (!ts.isPropertyAccessExpression(called)) return false;
  if (called.name.text === 'RegExp') return true;
  const [first] = node.arguments ?? [];
  return ['match', 'matchAll', 'search'].includes(called.name.text) && first !== undefined && isText(first);
}

function isText(node: ts.Expression): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(folder, path).split(sep).join('/'))
    .sort();
}

const folders = ['src', 'local-service/src'];
