import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A copy of this repository, to be edited. */
export interface WorkingCopy {
  read(path: string): string;
  write(path: string, text: string): void;
  /** Runs a program of `node_modules`. Rejects with its output if it fails. */
  run(program: string, ...args: readonly string[]): Promise<void>;
  remove(): void;
}

/** @param paths The files to copy. Others are copied when they are edited. */
export function createWorkingCopy(paths: readonly string[]): WorkingCopy {
  const root = mkdtempSync(join(tmpdir(), 'parley-recipes-'));
  for (const folder of new Set(paths.map((path) => dirname(path)))) mkdirSync(join(root, folder), { recursive: true });
  for (const path of paths) copyFileSync(path, join(root, path));
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  return {
    read: (path) => readFileSync(existsSync(join(root, path)) ? join(root, path) : path, 'utf8'),
    write(path, text) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
    run: (program, ...args) =>
      new Promise((resolve, reject) => {
        execFile(process.execPath, [join('node_modules', program), ...args], { cwd: root }, (error, stdout, stderr) =>
          error === null ? resolve() : reject(new Error(`${program} failed:\n${stdout}${stderr}`)),
        );
      }),
    remove: () => rmSync(root, { recursive: true }),
  };
}
