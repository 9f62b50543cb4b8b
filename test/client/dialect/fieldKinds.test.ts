import { describe, expect, it } from 'vitest';
import { partsOf } from '../../../scripts/spec/readContractNames.js';
import type { Schema } from '../../../scripts/spec/schemaOfType.js';
import { type BodyKinds, type FieldKind, kindsOfLines, kindsOfPath } from '../../../src/client/dialect/fieldKinds.js';
import { clientShape } from '../../support/clientShape.js';

const { operations, definitions } = clientShape;

describe('the content of a field of the management API', () => {
  const places = operations.flatMap(({ path, query, body, answer }) => {
    const kinds = kindsOfPath(path);
    const root = answer === undefined ? [] : placesIn(answer, { path, place: '.', kind: kinds.root }, kinds);
    return [...query, ...body]
      .flatMap(({ name, schema }) => placesIn(schema, { path, place: `.${name}`, kind: kinds.of('', name) }, kinds))
      .concat(root);
  });

  /** Some requests and answers leave open what others declare; it has the declared names there, too. */
  const declared = new Set(places.filter(({ shape }) => shape === 'fields' || shape === 'plain').map(fieldOf));

  it('is data wherever the types allow only any JSON', () => {
    const open = places.filter((place) => place.shape === 'any' && !declared.has(fieldOf(place)));
    expect(open.length).toBeGreaterThan(20);
    expect(open.filter(({ kind }) => kind !== 'opaque').map(describePlace)).toEqual([]);
  });

  it('has keys that are data wherever the types allow only an object with any keys', () => {
    const maps = places.filter((place) => place.shape === 'keys' && !declared.has(fieldOf(place)));
    expect(maps.length).toBeGreaterThan(2);
    expect(maps.filter(({ kind }) => kind === 'fields').map(describePlace)).toEqual([]);
  });

  it('is fields wherever the types name some, unless the same field is data in another shape', () => {
    const named = places.filter(({ shape, kind }) => shape === 'fields' && kind === 'map');
    expect(named.map(describePlace)).toEqual([]);
    const open = new Set(places.filter(({ shape }) => shape === 'any' || shape === 'keys').map(({ path, place }) => `${path} ${place}`));
    const hidden = places.filter(
      ({ shape, kind, path, place }) => shape === 'fields' && kind === 'opaque' && !open.has(`${path} ${place}`),
    );
    expect([...new Set(hidden.map(({ path, place }) => `${path} ${place}`))]).toEqual([]);
  });
});

it.each<[string, string, FieldKind]>([
  ['', 'data', 'opaque'],
  ['result', 'data', 'opaque'],
  ['', 'schema', 'fields'],
  ['', 'toolCall', 'fields'],
  ['state', 'messages', 'messages'],
  ['sessionSettings', 'securityContext', 'opaque'],
])('treats "%s.%s" in a line of the chat as %s', (parent, field, kind) => {
  expect(kindsOfLines().of(parent, field)).toBe(kind);
});

it('decides by the parent first whether a field is data', () => {
  expect(kindsOfPath('/api/v1/x').of('', 'config')).toBe('fields');
  expect(kindsOfPath('/api/v1/deployments/1/oauth-integrations').of('', 'config')).toBe('opaque');
  expect(kindsOfPath('/api/v1/x').of('widgets', 'config')).toBe('opaque');
  expect(kindsOfPath('/api/v1/x').of('items', 'meta')).toBe('opaque');
  expect(kindsOfPath('/api/scim/v2/Users').of('Resources', 'meta')).toBe('fields');
  expect(kindsOfPath('/api/v1/spec').root).toBe('opaque');
});

function fieldOf({ place }: KnownPlace): string {
  return place.slice(place.indexOf('.') + 1);
}

function describePlace({ path, place }: KnownPlace): string {
  return `${place} of ${path}`;
}

interface KnownPlace {
  readonly path: string;
  /** `parent.field`. */
  readonly place: string;
  readonly kind: FieldKind;
}

/** Any JSON; an object of any keys; an object of declared fields; a text, a number and the like. */
type Shape = 'any' | 'keys' | 'fields' | 'plain';

/** All values in a schema, as the types say and as the list says; nothing inside what the list takes for data. */
function placesIn(
  schema: Schema,
  known: KnownPlace,
  kinds: BodyKinds,
  seen: readonly string[] = [],
): readonly (KnownPlace & { readonly shape: Shape })[] {
  return partsOf(schema, definitions, seen).flatMap(({ part, names }) => {
    const { items, properties, additionalProperties } = part;
    const inside = known.kind === 'opaque' ? [] : Object.entries(properties ?? {});
    const field = fieldOf(known);
    const shape = shapeOf(part);
    return [
      ...(shape === undefined ? [] : [{ ...known, shape }]),
      ...(items === undefined ? [] : placesIn(items, { ...known, kind: known.kind === 'map' ? 'fields' : known.kind }, kinds, names)),
      ...(known.kind === 'map' && typeof additionalProperties === 'object'
        ? placesIn(additionalProperties, { ...known, kind: 'fields' }, kinds, names)
        : []),
      ...inside.flatMap(([name, inner]) =>
        placesIn(inner, { path: known.path, place: `${field}.${name}`, kind: kinds.of(field, name) }, kinds, names),
      ),
    ];
  });
}

function shapeOf(part: Schema): Shape | undefined {
  if (part.properties !== undefined) return 'fields';
  if (part.additionalProperties !== undefined && part.additionalProperties !== false) return 'keys';
  if (Object.keys(part).length === 0) return 'any';
  return part.items === undefined && part.type !== 'null' ? 'plain' : undefined;
}
