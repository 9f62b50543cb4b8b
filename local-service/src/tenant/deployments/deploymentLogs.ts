import type { DeploymentLogLine } from '@parley/react/client';
import type { Order } from '../../http/pageOf.js';
import { createRandom } from '../../random.js';
import { dayMs, toTimestamp } from '../times.js';
import type { DeploymentRecord } from './Deployments.js';
import { type LogContainer, type LogSource, logSources, type Pod, podsOf } from './deploymentPods.js';
import { logMessage } from './logMessages.js';

/** A line with what it can be found by. */
export interface LogLine {
  readonly source: LogSource;
  readonly pod: string;
  readonly container: LogContainer;
  readonly at: number;
  readonly message: string;
}

/**
 * What the pods of a deployment wrote in the last day. A line depends on its time alone: lines come and go as time passes,
 * and none of them changes.
 */
export function logLinesOf(deployment: DeploymentRecord, { seed, now }: { seed: number; now: number }): readonly LogLine[] {
  const pods = podsOf(deployment, seed);
  const since = Math.max(deployment.createdAt, now - dayMs);
  return logSources.flatMap((source) => {
    const [firstPod, ...otherPods] = pods.filter((pod) => pod.source === source);
    if (firstPod === undefined) return [];
    const writers = [firstPod, ...otherPods] as const;
    return slots(since, now, paceMs[source]).map((slot) => writeLine(writers, slot, paceMs[source], seed + deployment.id * 7_919));
  });
}

export function toLogLine({ pod, at, message }: LogLine): DeploymentLogLine {
  return { pod, date: toTimestamp(at), message };
}

/** Production and dev merged. No source writes two lines at once. */
export const oldestLineFirst: Order<LogLine> = { keyOf: ({ at, source }) => [at, source] };

function writeLine(pods: readonly [Pod, ...Pod[]], slot: number, slotMs: number, seed: number): LogLine {
  const random = createRandom(seed + slot);
  const { name, source, containers } = random.pick(pods);
  const [firstContainer = 'MAIN', ...otherContainers] = containers;
  const container = random.pick([firstContainer, ...otherContainers]);
  return { source, pod: name, container, at: slot * slotMs + random.between(0, slotMs - 1), message: logMessage(container, random) };
}

/** One line is written in each whole slot of time. */
function slots(since: number, until: number, slotMs: number): readonly number[] {
  const first = Math.ceil(since / slotMs);
  const end = Math.floor(until / slotMs);
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
}

const paceMs: Readonly<Record<LogSource, number>> = { production: 30_000, dev: 120_000 };
