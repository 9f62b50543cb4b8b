import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { dependencies }: { readonly dependencies: Readonly<Record<string, string>> } = JSON.parse(readFileSync('package.json', 'utf8'));
const { packages }: { readonly packages: Readonly<Record<string, { readonly version: string }>> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);

it.each(Object.entries(dependencies))('the range of %s begins with the version that all tests run with', (name, range) => {
  expect(range).toBe(`^${packages[`node_modules/${name}`]?.version}`);
});
