import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';

/** Copies the last commit to a folder. Sources that were unpacked from an archive are copied without what was installed or built. */
export function cloneTo(target) {
  try {
    execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${process.cwd()}`, target], { stdio: ['ignore', 'ignore', 'inherit'] });
  } catch {
    const isMade = (path) => /(^|\/)(node_modules|dist|dist-docs|storybook-static|test-results|\.cache|\.git)(\/|$)/.test(path);
    cpSync('.', target, { recursive: true, filter: (path) => !isMade(path) });
  }
}
