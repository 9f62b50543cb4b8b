import type { CreationMethod, CreationStep } from '../../client/resources/deployment-settings.js';

/** The state of a step relative to the current one. */
export type StepState = 'done' | 'current' | 'ahead';

/** The steps of a setup that is not finished. */
export const unfinishedSteps: readonly CreationStep[] = ['project', 'upload', 'source-control', 'ssh', 'demo', 'databases', 'schema'];

/** Returns the first step of a creation method. */
export function firstStepOf(method: CreationMethod): CreationStep {
  return wayOf[method] ?? 'databases';
}

/** Returns the steps of a deployment in order. The current step is always included if it is known. */
export function pathOf(method: string | null | undefined, step: string): readonly CreationStep[] {
  if (step === 'demo') return ['project', 'demo', 'ready'];
  // The current step is more reliable than the method, which may have been changed since.
  const way = ways.find((known) => known === step) ?? Object.entries(wayOf).find(([known]) => known === method)?.[1];
  return ['project', ...(way === undefined ? [] : [way]), 'databases', 'schema', 'ready'];
}

/** Returns the step after the current one; `undefined` at the end, or if the step is unknown. */
export function nextStepOf(path: readonly CreationStep[], step: string): CreationStep | undefined {
  const index = indexOf(path, step);
  return index === -1 ? undefined : path[index + 1];
}

/** Returns the state of a step in the path. The last one has nothing left to do. */
export function stateOfStep(path: readonly CreationStep[], step: CreationStep, current: string): StepState {
  const present = indexOf(path, current);
  const index = path.indexOf(step);
  if (index < present || (index === present && index === path.length - 1)) return 'done';
  return index === present ? 'current' : 'ahead';
}

/** The service may return a step that is unknown here. */
function indexOf(path: readonly string[], step: string): number {
  return path.indexOf(step);
}

/** The step specific to each method. A managed data model is provided by the service and has none. */
const wayOf: Readonly<Partial<Record<CreationMethod, CreationStep>>> = {
  upload: 'upload',
  'source-control': 'source-control',
  ssh: 'ssh',
};

const ways: readonly CreationStep[] = ['upload', 'source-control', 'ssh'];
