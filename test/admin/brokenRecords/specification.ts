import openapi from '../../../local-service/src/resources/openapi.json' with { type: 'json' };

/** What this suite reads of a schema. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
}

/** A read of the service, and what it answers with. */
interface Read {
  readonly path: RegExp;
  readonly schema: Schema;
}

type Operation = {
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }>>;
};

const paths = openapi.paths as unknown as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
const schemas = openapi.components.schemas as unknown as Readonly<Record<string, Schema>>;

/** The read that a request was for, if its answer is JSON. */
export function readOf(sent: string): Read | undefined {
  return reads.find(({ path }) => path.test(sent));
}

const reads: readonly Read[] = Object.entries(paths).flatMap(([path, { get }]) => {
  const schema = Object.values(get?.responses['200']?.content ?? {})[0]?.schema;
  if (get === undefined || schema === undefined) return [];
  return [{ path: new RegExp(`^GET ${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?|$)`), schema }];
});

/** The schema itself, in place of a reference to it. */
function resolved(schema: Schema): Schema {
  return schema.$ref === undefined ? schema : resolved(schemas[schema.$ref.replace('#/components/schemas/', '')] ?? {});
}

/** The schemas that a value may have, without `null`. */
export function choicesOf(schema: Schema): readonly Schema[] {
  const { anyOf, ...own } = resolved(schema);
  const choices = anyOf?.flatMap(choicesOf) ?? [own];
  return choices.filter(({ type }) => type !== 'null');
}
