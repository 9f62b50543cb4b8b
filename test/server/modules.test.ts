import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { weighImport } from '../e2e/support/bundleSizes.js';

it('needs only the web platform, and contains no call of the management API', async () => {
  const { firstModules, lazy } = await weighImport(`export * from '${process.cwd()}/src/server.ts';`, []);
  const files = firstModules.filter((path) => !path.includes('virtual:entry'));
  expect(lazy).toBe(0);
  // Whatever comes from elsewhere, a module of Node too, would be one of them.
  const floors =
    /\/src\/(server\.ts|server\/|client\/(json|errors|redaction|http|chat-stream|dialect)\/|client\/(resources\/operation-routes|permissions\/widgetOperations)\.ts)/;
  expect(files.filter((path) => !floors.test(path))).toEqual([]);
  expect(files.length).toBeGreaterThan(20);
  const ofNode = files.filter((path) =>
    /(?<![\w'.])(process|Buffer|require|setImmediate|__dirname)\s*[.(]/.test(readFileSync(path, 'utf8')),
  );
  expect(ofNode).toEqual([]);
});
