import type { DeploymentPod, LogsParams } from '@parley/react/client';
import { createRandom, type Random } from '../../random.js';
import { isSetUp } from './buildStatusOf.js';
import type { DeploymentRecord } from './Deployments.js';

export type LogSource = NonNullable<LogsParams['source']>;
export type LogContainer = NonNullable<LogsParams['container']>;

export const logSources: readonly LogSource[] = ['production', 'dev'];

/** A pod with what `pods` does not tell of it. */
export interface Pod extends DeploymentPod {
  readonly source: LogSource;
  readonly containers: readonly LogContainer[];
}

/** What runs of a deployment once it is set up: more in a cluster, and a few that keep crashing. */
export function podsOf(deployment: DeploymentRecord, seed: number): readonly Pod[] {
  if (!isSetUp(deployment)) return [];
  const random = createRandom(seed + deployment.id * 1_000);
  return Object.entries(replicas[deployment.template] ?? single).flatMap(([kind, count]) =>
    Array.from({ length: count }, () => makePod(kind, random)),
  );
}

function makePod(kind: string, random: Random): Pod {
  const isCrashing = random.chance(0.2);
  return {
    name: `${kind}-${letters(random, 9)}-${letters(random, 5)}`,
    type: kind,
    status: isCrashing ? 'CrashLoopBackOff' : 'Running',
    ready: !isCrashing,
    restartCount: isCrashing ? random.between(8, 40) : random.between(0, 2),
    containers: containersOf[kind] ?? ['MAIN'],
    source: kind === 'dev' ? 'dev' : 'production',
  };
}

const single: Readonly<Record<string, number>> = { api: 1, worker: 1, dev: 1 };

const replicas: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  single,
  simpleCluster: { api: 2, worker: 1, server: 1, dev: 1 },
  multiCluster: { api: 4, worker: 2, server: 3, dev: 2 },
};

const containersOf: Readonly<Record<string, readonly LogContainer[]>> = {
  api: ['INIT', 'MAIN', 'api-proxy'],
  worker: ['INIT', 'MAIN', 'vector'],
  server: ['server', 'vector'],
  dev: ['INIT', 'MAIN'],
};

function letters(random: Random, count: number): string {
  return Array.from({ length: count }, () => '0123456789bcdfghjklmnpqrstvwxz'.charAt(random.between(0, 29))).join('');
}
