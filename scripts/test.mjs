// Runs Vitest with the given arguments, watches its progress, and reports where the time went. A stuck run is ended, and what it had
// not finished runs once more in fresh processes and pages. In CI, a few files that failed also run once more: those that then pass are
// reported as unsteady, and do not keep a change from landing.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ensurePackages } from './setup/ensurePackages.mjs';
import { browserAdvice, locateChromium } from './setup/locateChromium.mjs';
import { createRunRecord } from './test-run/createRunRecord.mjs';
import { describeFailures, describeTimes, describeUnfinished } from './test-run/describeRun.mjs';
import { projectsInBrowsers } from './test-run/projectsInBrowsers.mjs';
import { rememberTimes } from './test-run/rememberTimes.mjs';
import { runWatched } from './test-run/runWatched.mjs';
import { vitestCommand } from './test-run/vitestCommand.mjs';

const resultsFile = process.env.TEST_RESULTS ?? 'test-results/results.json';
/** More failures at once have a common reason. */
const mostUnsteadyFiles = 3;
const limits = { stuckAfterMs: seconds('TEST_STUCK_AFTER', 180), endWithinMs: 60_000, graceMs: 5_000 };

const record = createRunRecord();
const args = joinValues(process.argv.slice(2));
await ensurePackages();
const withoutBrowser = locateChromium() === undefined ? projectsInBrowsers(args) : [];
let run = await watch(vitestCommand(args));
if (record.unfinished().length > 0) run = await watchAgain('had not finished', record.unfinished());

const failedFirst = record.failed();
const firstFailures = describeFailures(failedFirst);
const canBeUnsteady = failedFirst.length <= mostUnsteadyFiles && record.unfinished().length === 0 && record.errors().length === 0;
const runsAgain = process.env.CI !== undefined && failedFirst.length > 0 && canBeUnsteady;
if (runsAgain) run = await watchAgain('failed', failedFirst);
const unsteady = runsAgain && record.failed().length === 0 ? firstFailures : [];

const { passed, failed, skipped } = record.counts();
const problems = [
  ...describeFailures(record.files()),
  ...record.errors(),
  ...(record.unfinished().length > 0 ? ['The run did not finish, twice. What it left is named above.'] : []),
  ...(run.leftBehind.length > 0 ? [`The tests left these processes running, which were ended:\n${run.leftBehind.join('\n')}`] : []),
  ...(withoutBrowser.length > 0
    ? [`These projects did not run, because no Chromium was found: ${withoutBrowser.join(', ')}. ${browserAdvice}`]
    : []),
  ...(run.exitCode !== 0 && !run.isOverdue && failed === 0
    ? [`Vitest ended with ${run.exitCode ?? run.signal}, though no test failed. Its output is above.`]
    : []),
];
say(describeTimes(record.files(), rememberTimes(record.files())));
for (const failure of unsteady) say(`── UNSTEADY: it failed, and passed in a second run. Find out why:\n${failure}\n`);
for (const problem of problems) say(`── FAILED: ${problem}\n`);
mkdirSync(dirname(resultsFile), { recursive: true });
writeFileSync(resultsFile, JSON.stringify({ passed, failed, skipped, unsteady, problems }));
say(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = problems.length > 0 || (passed === 0 && !args.includes('--passWithNoTests')) ? 1 : 0;

/** Runs the given files once more, in fresh processes and pages. */
function watchAgain(reason, files) {
  say(`\n── Running what ${reason} once more, in fresh processes and pages\n`);
  record.forget(files);
  return watch(vitestCommand(args, files));
}

async function watch(command) {
  const ended = await runWatched({ command, ...limits, onMessage: record.apply });
  if (ended.isStuck) say(`\n── STUCK: no test ended for ${limits.stuckAfterMs / 1000} s\n${describeUnfinished(record.unfinished())}`);
  else if (record.unfinished().length > 0) {
    say(`\n── CUT SHORT: the run ended early\n${describeUnfinished(record.unfinished())}\n${record.errors().join('\n')}`);
  }
  if (ended.isOverdue) say(`\n── Vitest did not exit within ${limits.endWithinMs / 1000} s of its last test, and was ended`);
  return ended;
}

/** Writes `--name value` as `--name=value`, so that a flag and its value stay together. */
function joinValues([first, second, ...rest]) {
  if (first === undefined) return [];
  const isFlag = first.startsWith('-') && !first.includes('=');
  if (!isFlag || second === undefined || second.startsWith('-') || existsSync(second)) {
    return [first, ...joinValues(second === undefined ? [] : [second, ...rest])];
  }
  return [`${first}=${second}`, ...joinValues(rest)];
}

function seconds(name, standard) {
  return Number(process.env[name] ?? standard) * 1000;
}

function say(text) {
  process.stdout.write(`${text}\n`);
}
