import type { TransformSyncTrigger } from '@parley/react/client';
import { createRandom, type Random } from '../../random.js';
import { createTable, type Table } from '../Table.js';
import type { Tenant } from '../Tenant.js';
import { hourMs, minuteMs } from '../times.js';
import { retailerProject } from './retailerProject.js';
import type { TransformSyncFailure, TransformSyncRecord } from './TransformSyncRecord.js';

/** 25 runs of the first deployment, of every status and trigger. The newest still runs; the one before it left files. */
export function seedTransformSyncs({ clock, seed, state, isDemo }: Tenant): Table<TransformSyncRecord> {
  const random = createRandom(seed + randomOffset);
  const runs = createTable<TransformSyncRecord>();
  for (let index = 0; isDemo && index < runCount; index += 1) runs.insert(seedRun(index, clock(), random));
  return runs.fork(state, 'transform syncs');
}

const runCount = 25;
const randomOffset = 300;

function seedRun(index: number, now: number, random: Random): Omit<TransformSyncRecord, 'id'> {
  const age = runCount - 1 - index;
  const trigger = triggers[index % triggers.length] ?? 'unknown';
  const headSha = hex(random, 40);
  const startedAt = now - startedBeforeMs(age, random);
  return {
    syncJobId: `sync_${hex(random, 24)}`,
    workflowId: `transform-sync-${hex(random, 12)}`,
    deploymentId: 1,
    trigger,
    triggerContext: trigger === 'webhook' ? { headSha, pushedBranch: 'main', targetBranch: 'main' } : null,
    userId: trigger === 'webhook' || trigger === 'unknown' ? null : 1,
    source: index % 8 === 3 ? 'manifest' : 'git',
    output: age === 1 || index % 6 === 0 ? 'files' : 'branch',
    branchName: 'main',
    isOwnBranch: false,
    gitRef: index % 8 === 3 ? null : random.pick(['main', 'main', 'develop', 'v2.1.0']),
    project: { ...retailerProject, manifestGeneratedAt: new Date(startedAt).toISOString() },
    startedAt,
    slowness: age === 0 ? 12 : random.between(3, 10),
    failure: failures[index] ?? null,
    cancelRequestedAt: cancelled.includes(index) ? startedAt + random.between(4, 20) * 1_000 : null,
    lostIn: lost.includes(index) ? 'COMPILING_TRANSFORM' : null,
    awaitsCommit: false,
  };
}

const triggers: readonly TransformSyncTrigger[] = [
  'webhook',
  'manual',
  'webhook',
  'api',
  'webhook',
  'agent',
  'manual',
  'webhook',
  'unknown',
];

const failures: Readonly<Record<number, TransformSyncFailure>> = {
  4: { stage: 'RUNNING_TRANSFORM_DEPS', message: 'The package warehouse_tools could not be resolved: no version satisfies >=3.0.0.' },
  10: { stage: 'COMPILING_TRANSFORM', message: 'Compilation error in model returns: column "returned_on" does not exist.' },
  14: { stage: 'UPLOADING_PROJECT', message: 'The ref "release/42" is neither a branch nor a tag of the repository.' },
  20: { stage: 'COMPILING_TRANSFORM', message: 'Compilation error in model daily_revenue: "order_lines" was not found.' },
};

const cancelled: readonly number[] = [7, 17];
const lost: readonly number[] = [2, 15];

/** The newest a few seconds ago, one half an hour ago, the others about twice a day. */
function startedBeforeMs(age: number, random: Random): number {
  if (age === 0) return 6_000;
  if (age === 1) return 30 * minuteMs;
  return age * 11 * hourMs + random.between(0, 300) * minuteMs;
}

function hex(random: Random, length: number): string {
  return Array.from({ length }, () => random.between(0, 15).toString(16)).join('');
}
