/** The problem with the name of a new branch. */
export type BranchNameProblem = 'missing' | 'unusable' | 'taken';

/** Checks a name by git's rules before it is sent. */
export function checkBranchName(text: string, taken: readonly string[]): BranchNameProblem | undefined {
  const name = text.trim();
  if (name === '') return 'missing';
  if (taken.includes(name)) return 'taken';
  return isUsable(name) ? undefined : 'unusable';
}

function isUsable(name: string): boolean {
  const isWrong = /^[-/]|(^|\/)\.|[\s\p{Cc}~^:?*[\\]|\.\.|\/\/|@\{|^@$|[/.]$|\.lock(\/|$)/u.test(name);
  return !isWrong && name.length <= maxLength;
}

const maxLength = 244;
