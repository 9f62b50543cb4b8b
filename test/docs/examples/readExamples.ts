import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A block of TypeScript in the documentation, as a module whose lines have the numbers of the page. */
export interface Example {
  /** The page or source file. */
  readonly page: string;
  readonly line: number;
  readonly language: string;
  readonly code: string;
  /** True if the module exports a component without required props. A block with elements or hooks becomes one. */
  readonly isComponent: boolean;
  /** True if the page shows what it renders: ```` ```tsx data-live ````, with `data-live="embed"` as a user of an embed tenant. */
  readonly isLive: boolean;
}

/** An element that prose or an error message mentions, such as `<Turn turn={…}>`. */
export interface Mention {
  readonly path: string;
  readonly tag: string;
  readonly props: readonly string[];
}

/** The pages that are published, and those for contributors. */
const pages: readonly string[] = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'ARCHITECTURE.md', 'element/README.md', 'local-service/README.md'],
  ...filesIn('docs', /\.md$/),
];

const sources = ['src', 'local-service/src'].flatMap((folder) => filesIn(folder, /\.tsx?$/));

/**
 * Returns the blocks of all pages and docstrings. A block is a whole module, except in two cases: a fragment, which is nothing but elements,
 * sees the imports of the blocks above it on its page, and `<!-- continues -->` puts what the block above declares before this one.
 */
export function readExamples(): readonly Example[] {
  return [...pages, ...sources].flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    return examplesOf(path, path.endsWith('.md') ? text : commentsOf(text));
  });
}

/** Returns the elements in code spans of pages, and in comments and messages of sources. */
export function readMentions(): readonly Mention[] {
  return [...pages, ...sources].flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const spans = path.endsWith('.md') ? [...text.matchAll(/`[^`\n]+`/g)].join('\n') : `${commentsOf(text)}\n${messagesOf(text)}`;
    return [...spans.matchAll(/(?<![\w./])<([A-Z]\w*(?:\.[A-Z]\w*)?)(?=[\s/>])((?:[^<>{]|\{[^{}]*\}|\{\{[^{}]*\}\})*)>/g)].map(
      ([, tag = '', attributes = '']) => ({ path, tag, props: propsIn(attributes) }),
    );
  });
}

const block = /^(?<continues><!-- continues -->\n)?```(?<language>tsx?)(?<live> data-live(?:="embed")?)?\n(?<code>[\s\S]*?)^```/gm;

function examplesOf(page: string, text: string): readonly Example[] {
  const known = new Map<string, string>();
  let above = '';
  return [...text.matchAll(block)].map(({ groups = {}, index }) => {
    const { continues, language = '', live, code = '' } = groups;
    const line = text.slice(0, index).split('\n').length + (continues === undefined ? 1 : 2);
    const { imports, statements, elements, declared } = partsOf(code);
    const isElementsOnly = imports === '' && statements.trim() === '';
    const seen = continues === undefined && !isElementsOnly ? [] : [...known];
    const before = seen.flatMap(([name, statement]) => (declared.includes(name) ? [] : statement)).join(' ');
    const exportsComponent = /^export (?:function|const) [A-Z]\w* ?(?:= (?:\w+\.assemble|\(\) =>)|\(props|\(\))/m.test(statements);
    const inside = `${continues === undefined ? '' : above}${statements}`;
    const start = line + imports.split('\n').length - 1;
    const head = [before, imports].join(' ').replaceAll('\n', ' ');
    const body = isElementsOnly
      ? `export default function Example() {${inside}return <>${elements.replace(/;\s*$/, '')}</>; }`
      : `${inside}\nexport {};`;
    for (const [name, statement] of importsIn(code)) known.set(name, statement);
    above = continues === undefined ? statements : inside;
    const lead = `${head}${'\n'.repeat(Math.max(0, start - 1 - (inside.split('\n').length - statements.split('\n').length)))}`;
    return { page, line, language, isComponent: isElementsOnly || exportsComponent, isLive: live !== undefined, code: lead + body };
  });
}

/** A block's imports, the statements after them, and the elements at its end. */
function partsOf(code: string) {
  const file = ts.createSourceFile('block.tsx', code, ts.ScriptTarget.Latest, true);
  const importsEnd = file.statements.findLast(ts.isImportDeclaration)?.end ?? 0;
  const rest = code.slice(importsEnd);
  const elementsStart = rest.search(/^<(?=[A-Za-z>])/m);
  const statements = elementsStart === -1 ? rest : rest.slice(0, elementsStart);
  return {
    imports: code.slice(0, importsEnd),
    statements,
    elements: elementsStart === -1 ? '' : rest.slice(elementsStart),
    declared: [
      ...importsIn(code).map(([name]) => name),
      ...[...statements.matchAll(/^(?:export )?(?:async )?(?:const|let|function|class|interface|type) (\w+)/gm)].map(
        ([, name = '']) => name,
      ),
    ],
  };
}

/** Returns each imported name with a statement that imports it alone. */
function importsIn(code: string): readonly (readonly [name: string, statement: string])[] {
  const file = ts.createSourceFile('block.tsx', code, ts.ScriptTarget.Latest, true);
  return file.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const from = `from ${moduleSpecifier.getText()};`;
    const bindings = importClause?.namedBindings;
    const names = bindings !== undefined && ts.isNamedImports(bindings) ? bindings.elements : [];
    const type = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ? 'type ' : '';
    return [
      ...(importClause?.name === undefined ? [] : [[importClause.name.text, `import ${importClause.name.text} ${from}`] as const]),
      ...names.map((element) => [element.name.text, `import { ${type}${element.getText()} } ${from}`] as const),
    ];
  });
}

/** The comments of a source, without the marks of comments; all other lines are empty. */
function commentsOf(source: string): string {
  const comments = [...source.matchAll(/\/\*\*[\s\S]*?\*\//g)];
  let text = '';
  let end = 0;
  for (const { 0: comment, index } of comments) {
    text += source.slice(end, index).replaceAll(/[^\n]/g, '') + comment.replaceAll(/^ *\*\/$|^\s*(?:\/\*\*| \*(?!\/)) ?| *\*\/$/gm, '');
    end = index + comment.length;
  }
  return text;
}

/** The messages of errors in a source. */
function messagesOf(source: string): string {
  return [...source.matchAll(/new \w*Error\(\s*([`'"][\s\S]*?)\);/g)].map(([, message = '']) => message).join('\n');
}

function propsIn(attributes: string): readonly string[] {
  const names = attributes.replaceAll(/\{\{[^{}]*\}\}|\{[^{}]*\}|"[^"]*"/g, '').match(/[a-zA-Z][\w-]*/g) ?? [];
  return [...new Set(names)];
}

function filesIn(folder: string, pattern: RegExp): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => pattern.test(path))
    .map((path) => join(folder, path))
    .toSorted();
}
