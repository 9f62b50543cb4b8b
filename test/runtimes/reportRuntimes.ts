import { rm } from 'node:fs/promises';
import { createHostFolder } from './createHostFolder.js';
import { type Host, hosts } from './hosts.js';
import { proxyRules } from './proxyRules.js';
import { startHost } from './startHost.js';
import { startWatchedService, type WatchedService } from './startWatchedService.js';

/** Tries the proxy in each runtime, or in those named, and prints a row for each. `false` where a rule is broken. */
export async function reportRuntimes(names: readonly string[]): Promise<boolean> {
  const wanted = names.length === 0 ? hosts : hosts.filter(({ name }) => names.includes(name));
  // The HTTP adapter of the service reports every connection that ends early.
  console.error = () => undefined;
  const service = await startWatchedService();
  const folder = await createHostFolder(wanted, service.chatUrl);
  print(`| Runtime | ${proxyRules.map(({ name }) => name).join(' | ')} |`);
  print(`|-|${'-|'.repeat(proxyRules.length)}`);
  try {
    const failures: string[] = [];
    for (const host of wanted) failures.push(...(await tryHost(host, folder, service)));
    for (const failure of failures) print(`\n${failure}`);
    return failures.length === 0;
  } finally {
    service.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function tryHost(host: Host, folder: string, service: WatchedService): Promise<readonly string[]> {
  const running = await startHost(host, folder, service).catch((error: Error) => error);
  if (running instanceof Error) return [running.message];
  const failures: string[] = [];
  const cells: string[] = [];
  for (const { name, holds, needsSignal } of proxyRules) {
    if (needsSignal === true && host.learnsLate === true) {
      cells.push('late');
      continue;
    }
    service.forget();
    const failure = await withinTime(holds({ origin: running.origin, service })).then(
      () => undefined,
      (error: unknown) => `${host.name}, ${name}: ${error instanceof Error ? error.message : error}`,
    );
    cells.push(failure === undefined ? 'yes' : '**no**');
    if (failure !== undefined) failures.push(failure);
  }
  const output = running.stop();
  print(`| ${running.title} | ${cells.join(' | ')} |`);
  return failures.length === 0 ? [] : [...failures, output];
}

function withinTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing came of it in ${ruleMs} ms.`)), ruleMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

const ruleMs = 30_000;
