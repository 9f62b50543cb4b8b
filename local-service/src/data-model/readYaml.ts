import { type Document, isScalar, Lexer, Parser, parseDocument, visit } from 'yaml';

/** The content of a file, or the reason why it is invalid. */
export type ReadYaml = { readonly value: unknown } | { readonly problem: string };

/** Reads one YAML 1.2 document without tags and aliases. Scalars stay texts; an empty file is `null`. */
export function readYaml(text: string): ReadYaml {
  const tooDeep = findNesting(text);
  if (tooDeep !== undefined) return describe(tooDeep, text);
  const document = parseDocument(text, options);
  // Unknown tags and directives are warnings.
  const [problem = findProblem(document)] = [...document.errors, ...document.warnings];
  return problem === undefined ? { value: document.toJS({ maxAliasCount: 0 }) } : describe(problem, text);
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
