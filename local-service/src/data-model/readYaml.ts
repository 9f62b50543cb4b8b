import { type Document, isCollection, isPair, isScalar, Lexer, LineCounter, Parser, parseDocument, visit } from 'yaml';

/** The content of a file, or the reason why it is invalid. */
export type ReadYaml = { readonly value: unknown } | { readonly problem: string };

/** The lines in which maps and lists begin. */
export type Lines = WeakMap<object, number>;

/** Reads one YAML 1.2 document without tags and aliases. Scalars stay texts; an empty file is `null`. Fills `lines`. */
export function readYaml(text: string, lines?: Lines): ReadYaml {
  const tooDeep = findNesting(text);
  if (tooDeep !== undefined) return describe(tooDeep, text);
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { ...options, lineCounter });
  // Unknown tags and directives are warnings.
  const [problem = findProblem(document)] = [...document.errors, ...document.warnings];
  if (problem !== undefined) return describe(problem, text);
  const value: unknown = document.toJS({ maxAliasCount: 0 });
  if (lines !== undefined) noteLines(document.contents, value, (node, place) => lines.set(node, lineCounter.linePos(place).line));
  return { value };
}

/** Walks a document beside its value, whose depth is limited. */
function noteLines(node: unknown, value: unknown, note: (value: object, place: number) => void): void {
  if (!isCollection(node) || typeof value !== 'object' || value === null) return;
  note(value, node.range?.[0] ?? 0);
  const values = new Map(Object.entries(value));
  for (const [index, item] of node.items.entries()) {
    const key = isPair(item) ? isScalar(item.key) && item.key.value : index;
    noteLines(isPair(item) ? item.value : item, values.get(String(key)), note);
  }
}

const options = {
  schema: 'failsafe',
  resolveKnownTags: false,
  merge: false,
  stringKeys: true,
  // Takes quadratic time; `findProblem` compares keys instead.
  uniqueKeys: false,
  prettyErrors: false,
  logLevel: 'error',
} as const;

interface Problem {
  readonly pos: readonly number[];
  readonly message: string;
}

function describe({ pos: [offset = 0], message }: Problem, text: string): ReadYaml {
  return { problem: `Line ${text.slice(0, offset).split('\n').length}: ${message}.` };
}

/** `parseDocument` recurses. If the stack overflows while a regular expression is compiled there, Node.js ends the process. */
function findNesting(text: string): Problem | undefined {
  const parser = new Parser();
  for (const lexeme of new Lexer().lex(text)) {
    Array.from(parser.next(lexeme));
    if (parser.stack.length > maxDepth) return { pos: [parser.offset], message: 'The nesting is too deep' };
  }
  return undefined;
}

const maxDepth = 100;

/** An alias could contain itself, or repeat a text without bound. */
function findProblem(document: Document.Parsed): Problem | undefined {
  let problem: Problem | undefined;
  const report = (message: string, range: readonly number[] | null | undefined): symbol => {
    problem = { pos: range ?? [], message };
    return visit.BREAK;
  };
  visit(document, {
    Alias: (_place, { range }) => report('Aliases are not supported', range),
    Map(_place, { items }) {
      const keys = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (keys.has(key.value)) return report(`Repeated key "${String(key.value)}"`, key.range);
        keys.add(key.value);
      }
      return undefined;
    },
  });
  return problem;
}
