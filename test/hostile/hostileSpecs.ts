import { addressSpecs } from './addressSpecs.js';
import { bombSpecs } from './bombSpecs.js';
import { brokenSpecs } from './brokenSpecs.js';
import { crowdSpecs, furtherCrowdSpecs } from './crowdSpecs.js';
import { expressionSpecs } from './expressionSpecs.js';
import type { HostileSpecs } from './HostileSpec.js';

/** All hostile charts by what they are about; the names differ over all groups. */
export const hostileSpecs = {
  addresses: addressSpecs,
  expressions: expressionSpecs,
  bombs: bombSpecs,
  crowds: crowdSpecs,
  'further crowds': furtherCrowdSpecs,
  broken: brokenSpecs,
} satisfies Readonly<Record<string, HostileSpecs>>;
