// Checks the subjects of the commits that are new: after the commit given as an argument or in CI_BASE, otherwise those of this branch.
import { problemsOfCommit } from './commits/problemsOfCommit.mjs';
import { readNewCommits } from './commits/readNewCommits.mjs';

const commits = readNewCommits({ base: process.argv[2] ?? process.env.CI_BASE });
const problems = commits.flatMap((commit) => problemsOfCommit(commit).map((problem) => `${commit.hash} ${problem}\n  ${commit.subject}`));
for (const problem of problems) console.error(`✗ ${problem}`);
console.log(`${commits.length} new commits, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
