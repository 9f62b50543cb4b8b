// Clones the last commit to an empty folder without packages, hides the browsers, and runs `npm start` there twice: the first start installs
// the packages, both must answer a question over HTTP. Prints how long each took. Run by `npm run check:clone`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cloneTo } from './setup/cloneTo.mjs';

const limitMs = 8 * 60_000;
const question = 'Revenue by month in 2025';

const folder = mkdtempSync(join(tmpdir(), 'parley-clone-'));
const deadline = AbortSignal.timeout(limitMs);
let running;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    if (running !== undefined) stop(running);
    rmSync(folder, { recursive: true, force: true });
    process.exit(1);
  });
}
try {
  cloneTo(folder);
  for (const title of ['First', 'Second']) {
    const { startMs, answerMs, installed } = await startAndAsk();
    if (installed !== (title === 'First'))
      throw new Error(`The ${title.toLowerCase()} start ${installed ? 'installed' : 'did not install'} packages.`);
    console.log(`${title} start: URL after ${inSeconds(startMs)}, an answer after ${inSeconds(answerMs)}`);
  }
} catch (error) {
  console.error(deadline.aborted ? `The clone did not answer within ${inSeconds(limitMs)}.` : error.message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Starts the demo of the clone, asks it a question, and stops it. */
async function startAndAsk() {
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...withoutNpm(process.env), CHROMIUM_PATH: '', PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running = child;
  let output = '';
  const printed = new Promise((resolve, reject) => {
    const read = (text) => {
      output += text;
      const [url] = /http:\/\/localhost:\d+(?=\/)/.exec(output) ?? [];
      if (url !== undefined) resolve(url);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', read);
    child.once('error', reject);
    child.once('close', () => reject(new Error(`npm start ended early. It printed:\n${output}`)));
    deadline.addEventListener('abort', () => reject(deadline.reason));
  });
  const closed = once(child, 'close');
  try {
    const origin = await printed;
    const startMs = performance.now() - startedAt;
    await ask(origin);
    return { startMs, answerMs: performance.now() - startedAt, installed: output.includes('Installing') };
  } finally {
    stop(child);
    await closed;
    running = undefined;
  }
}

/** Asks as a page does, with a token of the demo's backend. Throws an error unless the stream ends with an answer. */
async function ask(origin) {
  const { token } = await read(`${origin}/demo/token`);
  const { chatUrl } = await read(`${origin}/demo/session`);
  const response = await fetch(origin + chatUrl, {
    method: 'POST',
    headers: { 'X-Service-Auth-Token': token },
    body: JSON.stringify({ input: question }),
    signal: deadline,
  });
  const answer = await response.text();
  if (!response.ok || !/Revenue in 2025 came to \*\*€[\d,]+\*\*/.test(answer))
    throw new Error(`The demo gave no answer (${response.status}):\n${answer.slice(-2000)}`);
}

async function read(url) {
  const response = await fetch(url, { signal: deadline });
  return response.json();
}

/** Ends npm and all it started. */
function stop({ pid }) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

/** A shell in the clone would know nothing of the npm that runs this script. */
function withoutNpm(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^npm_/i.test(name) && name !== 'INIT_CWD'));
}

function inSeconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}
