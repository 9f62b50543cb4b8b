import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import type { CustomElementDeclaration } from 'custom-elements-manifest';
import schema from 'custom-elements-manifest/schema.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { customElementsManifest } from '../../element/customElementsManifest.mjs';
import { attributeNames } from '../../src/element/attributes.js';
import { propertyNames } from '../../src/element/ElementProperties.js';

const manifest = customElementsManifest();
const element = manifest.modules[0]?.declarations?.[0] as CustomElementDeclaration;
const members = element.members ?? [];

describe('custom-elements.json', () => {
  it('matches the schema', () => {
    const ajv = new Ajv({ strict: false });
    expect(ajv.validate(schema, manifest), ajv.errorsText()).toBe(true);
  });

  it('describes every attribute, property, method, event and root variable', () => {
    expect(namesOf(element.attributes)).toEqual(attributeNames);
    expect(namesOf(members.filter(({ kind }) => kind === 'field'))).toEqual(propertyNames);
    expect(namesOf(members.filter(({ kind }) => kind === 'method'))).toEqual([
      ...['open', 'close', 'send', 'ask', 'fill', 'focusField', 'stop', 'newThread', 'openThread'],
      ...['scrollToTurn', 'exportThread', 'setContext'],
    ]);
    expect(namesOf(element.events)).toEqual([
      'parley-thread',
      'parley-result',
      'parley-usage',
      'parley-error',
      'parley-feedback',
      'parley-drill',
      'parley-link',
      'parley-event',
      'parley-open',
      'parley-close',
    ]);
    expect(namesOf(element.cssProperties).sort()).toEqual(rootVariables());
    for (const { name, description } of [
      ...(element.attributes ?? []),
      ...members,
      ...(element.events ?? []),
      ...(element.cssProperties ?? []),
    ])
      expect(description, name).toMatch(/^.+\.$/);
  });

  it('shows the values of an attribute, and its default', () => {
    expect(element.attributes?.find(({ name }) => name === 'mode')).toMatchObject({
      type: { text: "'inline' | 'launcher' | 'sidebar'" },
      default: 'inline',
    });
    expect(element.cssProperties?.find(({ name }) => name === '--parley-radius')).toMatchObject({ default: '10px' });
  });
});

it('the reference in the element’s README is complete', () => {
  const readme = readFileSync('element/README.md', 'utf8');
  const all = [element.attributes, members, element.events, element.cssParts, element.cssProperties].flatMap(namesOf);
  expect(all.filter((name) => !readme.includes(`\`${name}\``) && !readme.includes(`\`${name}(`))).toEqual([]);
});

function namesOf(described: readonly { readonly name: string }[] | undefined): string[] {
  return (described ?? []).map(({ name }) => name);
}

/** The variables that the styles read without setting them, besides those that scripts set. */
function rootVariables(): string[] {
  const sheet = ['src/ui/tokens.css', 'src/chat/results/chart/chart-colors.css', 'src/element/element.css']
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const read = new Set([...sheet.matchAll(/var\((--parley-[\w-]+)/g)].map(([, name]) => name ?? ''));
  return [...read].filter((name) => !sheet.includes(`${name}:`) && !/^--parley-(?:palette|visible)-/.test(name)).sort();
}
