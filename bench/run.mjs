// Runs all benchmarks one after the other, or those named. Run by `npm run bench`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';

const all = ['answers', 'threads', 'panel', 'messages', 'decode', 'first-load', 'charts', 'users', 'files', 'hostile'];
const wanted = process.argv.slice(2);

process.stdout.write(`${cpus().length} cores of ${cpus()[0]?.model}, load ${loadavg()[0].toFixed(1)}, Node ${process.version}\n`);
for (const name of wanted.length > 0 ? wanted : all) {
  const child = spawn(process.execPath, [new URL(`${name}.mjs`, import.meta.url).pathname], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exitCode = 1;
}
