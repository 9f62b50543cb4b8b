import { relative } from 'node:path';
import { hasFailedAlone } from './createRunRecord.mjs';

const maxRows = 10;
const maxFailureLength = 3000;

/** Names the files that have not finished, with their running tests. */
export function describeUnfinished(files) {
  const running = files.filter(({ state }) => state === 'running');
  const rows = running.flatMap((file) => [`   ${placeOf(file)}`, ...[...file.underWay].map((name) => `      under way: ${name}`)]);
  const waiting = files.length - running.length;
  return [`Under way:`, ...(rows.length > 0 ? rows : ['   no file']), `Not begun: ${waiting} file${waiting === 1 ? '' : 's'}`].join('\n');
}

export function describeFailures(files) {
  return files.flatMap((file) => {
    const failed = [...file.tests].flatMap(([name, results]) =>
      results.filter(({ state }) => state === 'failed').map(({ errors }) => `${placeOf(file)} > ${name}\n${errors.join('\n')}`),
    );
    return [...(hasFailedAlone(file) ? [`${placeOf(file)}\n${file.errors.join('\n')}`] : []), ...failed].map((text) =>
      text.slice(0, maxFailureLength),
    );
  });
}

/** The seconds that the tests and hooks of a project may take, added up over its files, so that `npm test` takes ten minutes on two cores. */
const budgets = { unit: 150, dom: 250, browser: 150, e2e: 300, stories: 450 };

/** The time of each project beside its budget, the slowest files and tests, and the files that got slower. */
export function describeTimes(files, slower) {
  const tests = files.flatMap((file) =>
    [...file.tests].flatMap(([name, results]) => results.map(({ ms }) => ({ ms, text: `${placeOf(file)} > ${name}` }))),
  );
  return [
    section('Time by project in seconds, of its budget, and the slowest files', [
      ...projectRows(files),
      ...slowest(files.map((file) => ({ ms: file.ms, text: placeOf(file) }))),
    ]),
    section('Slowest tests', slowest(tests)),
    section(
      'Slower than in the last run',
      slower.map(({ file, ms, lastMs }) => `${inSeconds(ms)}  was ${inSeconds(lastMs).trim()}  ${placeOf(file)}`),
    ),
  ].join('');
}

function projectRows(files) {
  return [...new Set(files.map(budgetedProject))].map((project) => {
    const own = files.filter((file) => budgetedProject(file) === project);
    const sum = (read) => own.reduce((total, file) => total + read(file), 0);
    const seconds = Math.round(sum(({ ms }) => ms) / 1000);
    const tests = sum((file) => [...file.tests.values()].flat().length);
    const budget = budgets[project];
    const ofBudget = budget === undefined ? '' : ` of ${budget}`;
    const remark = seconds > budget ? ', OVER BUDGET' : '';
    const counts = `${own.length} files, ${tests} tests, ${inSeconds(sum(({ setupMs }) => setupMs)).trim()} s of imports and set-up`;
    return `${String(seconds).padStart(5)}${ofBudget.padEnd(7)}  ${project}: ${counts}${remark}`;
  });
}

/** The project of the budget: `stories-admin (chromium)` and `stories-others (chromium)` share that of `stories`. */
function budgetedProject({ project }) {
  const name = project.replace(/ \(.*/, '');
  return /^(stories|unit)-/.exec(name)?.[1] ?? name;
}

function slowest(items) {
  const rows = items.toSorted((a, b) => b.ms - a.ms).slice(0, maxRows);
  return rows.map(({ ms, text }) => `${inSeconds(ms)}  ${text}`);
}

function section(title, rows) {
  return rows.length === 0 ? '' : `\n── ${title}\n${rows.map((row) => `   ${row}\n`).join('')}`;
}

function placeOf({ project, path }) {
  return `${project}: ${relative('', path)}`;
}

function inSeconds(ms) {
  return (ms / 1000).toFixed(1).padStart(7);
}
