// Installs the packages of package-lock.json if some are missing. Uses only Node's own modules, because it runs before there are others.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** The Node.js versions that the tools of this repository run on. */
const supportedNodes = '20.19, 22.13 or 24 and newer';

/** Installs what is missing, and prints a line about it. Ends the process if that fails. Needs no network if nothing is missing. */
export async function ensurePackages() {
  try {
    await installMissing({ folder: repository, run: runNpm, say: (line) => process.stdout.write(`${line}\n`) });
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** Compares what is installed in a folder with its lock file, and installs that if packages are missing. Returns true if it did. */
export async function installMissing({ folder, run, say, node = process.versions.node }) {
  if (!isSupported(node)) throw new Error(`Parley's tools need Node.js ${supportedNodes}, but this is ${node}.`);
  const missing = findMissing(folder);
  if (missing.length === 0) return false;
  say(`Installing ${count(missing.length)} from package-lock.json, once…`);
  const { code, output } = await run(installArguments, folder);
  if (code !== 0) throw new Error(`The packages could not be installed. Connect to the network and run: npm ci\n${lastLines(output)}`);
  return true;
}

/** Production installs would leave out the tools, and a local cache is enough where it has everything. */
const installArguments = ['ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * The paths of packages that the lock file has and `node_modules` does not, or in another version. npm records what it has installed in
 * `node_modules/.package-lock.json`, as its last step. Optional packages may be missing: most are for other systems.
 */
export function findMissing(folder) {
  const installed = readPackages(`${folder}/node_modules/.package-lock.json`);
  return Object.entries(readPackages(`${folder}/package-lock.json`))
    .filter(([path, wanted]) => path.startsWith('node_modules/') && !isInstalled(installed[path], wanted))
    .map(([path]) => path);
}

function isInstalled(found, wanted) {
  if (found === undefined) return wanted.optional === true;
  // A linked package has the version of the folder that it leads to.
  return found.link === true || (found.version === wanted.version && found.integrity === wanted.integrity);
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}

function isSupported(version) {
  const [major, minor] = version.split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24;
}

/** Runs npm, by the one that runs this script if it does. Resolves to its exit code and what it printed. */
function runNpm(args, cwd) {
  const own = process.env.npm_execpath;
  const [command, ...first] = own?.endsWith('.js') ? [process.execPath, own] : ['npm'];
  const child = spawn(command, [...first, ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32' && command === 'npm',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve({ code: 1, output: message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

function count(packages) {
  return packages === 1 ? '1 package' : `${packages} packages`;
}

function lastLines(output) {
  return output.trim().split('\n').slice(-15).join('\n');
}
