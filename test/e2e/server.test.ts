import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('can be imported on a server, where the built element does nothing', async () => {
  const script = "import('./dist/element/parley-chat.js').then((door) => console.log(typeof door.ParleyChatElement))";
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  expect(stdout.trim()).toBe('function');
});
