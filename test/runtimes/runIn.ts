import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a program to its end. Its output is reported only if it fails. */
export async function runIn(folder: string, program: string, args: readonly string[], env: NodeJS.Dict<string> = {}): Promise<void> {
  await promisify(execFile)(program, args, { cwd: folder, env: { ...process.env, ...env } }).catch(
    (cause: { readonly stdout: string; readonly stderr: string }) => {
      throw new Error(`${program} ${args.join(' ')} failed.\n${cause.stdout}${cause.stderr}`);
    },
  );
}
