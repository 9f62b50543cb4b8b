import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('lets a server import the built element, which does nothing there', async () => {
  const script = "import('./dist/element/parley-chat.js').then((door) => console.log(typeof door.ParleyChatElement))";
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  expect(stdout.trim()).toBe('function');
});
