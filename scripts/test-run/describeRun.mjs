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

/** The slowest files and tests, the time of each project, and the files that got slower. */
export function describeTimes(files, slower) {
  const tests = files.flatMap((file) =>
    [...file.tests].flatMap(([name, results]) => results.map(({ ms }) => ({ ms, text: `${placeOf(file)} > ${name}` }))),
  );
  return [
    section('Time by project, in seconds: tests, then imports and set-up', projectRows(files)),
    section('Slowest files', slowest(files.map((file) => ({ ms: file.ms + file.setupMs, text: placeOf(file) })))),
    section('Slowest tests', slowest(tests)),
    section(
      'Slower than in the last run',
      slower.map(({ file, ms, lastMs }) => `${inSeconds(ms)}  was ${inSeconds(lastMs).trim()}  ${placeOf(file)}`),
    ),
  ].join('');
}

function projectRows(files) {
  return [...new Set(files.map(({ project }) => project))].map((project) => {
    const own = files.filter((file) => file.project === project);
    const sum = (read) => own.reduce((total, file) => total + read(file), 0);
    const tests = sum((file) => [...file.tests.values()].flat().length);
    return `${inSeconds(sum(({ ms }) => ms))}${inSeconds(sum(({ setupMs }) => setupMs))}  ${project}: ${own.length} files, ${tests} tests`;
  });
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
