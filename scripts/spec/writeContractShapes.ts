import type { ClientShape } from './readOperations.js';
import type { Schema } from './schemaOfType.js';

/** The shapes of the answers, as `src/client/shapes/repairAnswer.ts` reads them. */
export interface ContractShapes {
  /** The shape of the answer of each operation that has one, by its id. */
  readonly answers: Readonly<Record<string, string>>;
  /** The fields of each type, by its name. */
  readonly types: Readonly<Record<string, string>>;
}

/** Reads the shapes from the types of the client. Requests are left out. */
export function readContractShapes({ operations, definitions }: ClientShape): ContractShapes {
  const types = new Map<string, string>();

  function codeOf(schema: Schema, place: string): string {
    if (schema.$ref !== undefined) {
      const name = schema.$ref.split('/').at(-1) ?? '';
      const target = definitions.get(name);
      return target?.properties === undefined ? codeOf(target ?? {}, name) : typeOf(name, target);
    }
    if (schema.anyOf !== undefined) return unionOf(schema.anyOf, place);
    if (schema.items !== undefined) return `[${codeOf(schema.items, place)}]`;
    if (schema.properties !== undefined && Object.keys(schema.properties).length > 0) return typeOf(place, schema);
    if (typeof schema.additionalProperties === 'object') return `{${codeOf(schema.additionalProperties, place)}}`;
    const type = schema.enum === undefined && schema.const === undefined ? schema.type : typeof (schema.const ?? schema.enum?.[0]);
    return codes.get(String(type)) ?? 'any';
  }

  /** A union is checked by its types, or not at all. */
  function unionOf(parts: readonly Schema[], place: string): string {
    const isNullable = parts.some(({ type }) => type === 'null');
    const present = parts
      .filter(({ type }) => type !== 'null')
      .map((part, index) => codeOf(part, index === 0 ? place : `${place}${index}`));
    const known = [...new Set(present)];
    const code = known.length === 1 || known.every((one) => one.startsWith('@')) ? known.join('|') : 'any';
    return isNullable && code !== 'any' ? `${code}?` : code;
  }

  function typeOf(name: string, { properties = {}, required = [] }: Schema): string {
    if (!types.has(name)) {
      // Taken at once, for types that contain themselves.
      types.set(name, '');
      const fields = Object.entries(properties).map(([field, schema]) => {
        const code = codeOf(schema, `${name}.${field}`);
        return `${field}${required.includes(field) ? ':' : '~'}${code}`;
      });
      types.set(name, fields.filter((field) => !field.endsWith('any')).join(' '));
    }
    return `@${name}`;
  }

  const answers = operations.flatMap(({ id, answer }) => {
    const code = answer === undefined ? 'any' : codeOf(answer, id);
    return code === 'any' ? [] : [[id, code] as const];
  });
  return { answers: Object.fromEntries(answers), types: Object.fromEntries(types) };
}

/** The source of `contractShapes.ts`. */
export function writeContractShapes({ answers, types }: ContractShapes): string {
  const fields = Object.entries(types).map(([name, text]) => `  ${JSON.stringify(`${name} ${text}`)},\n`);
  const ids = Object.entries(answers).map(([id, code]) => `${id}=${code}`);
  return `// Written by npm run spec:write from the types of the interface.

/** The shape of the answer of each operation: \`id=code\`. */
export const answerShapes = ${JSON.stringify(ids.join(' '))};

/** Each type and its fields: \`name:code\` if it is required, \`name~code\` if not. */
export const typeShapes: readonly string[] = [\n${fields.join('')}];
`;
}

const codes: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['number', 'number'],
  ['integer', 'number'],
  ['boolean', 'flag'],
  ['object', 'map'],
]);
