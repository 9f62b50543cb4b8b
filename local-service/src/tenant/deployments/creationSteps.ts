import type { CreationStep } from '@parley/react/client';
import { ServiceFailure } from '../../http/ServiceFailure.js';

const creationSteps: readonly CreationStep[] = ['project', 'upload', 'schema', 'source-control', 'ssh', 'databases', 'ready', 'demo'];

/** The wizard only goes ahead: refuses a step that comes before, or beside, the one it stands at. The same one again is no mistake. */
export function checkAhead(current: string, next: CreationStep): void {
  if (next === current || stages[next] > stageOf(current)) return;
  throw new ServiceFailure(409, `The setup is at step "${current}" and cannot move to "${next}". Reset it to start over.`, {
    code: 'creation_step_not_ahead',
  });
}

function stageOf(step: string): number {
  const known = creationSteps.find((candidate) => candidate === step);
  return known === undefined ? 0 : stages[known];
}

/** Steps of one stage are ways to choose from. */
const stages: Readonly<Record<CreationStep, number>> = {
  project: 0,
  upload: 1,
  'source-control': 1,
  ssh: 1,
  demo: 1,
  databases: 2,
  schema: 3,
  ready: 4,
};
