'use client';
import { useState } from 'react';
import { useServiceClient } from '../../../data/provider/useServiceClient.js';

/** One value for each deployment, of one person. */
export interface StateByDeployment<Value> {
  of(deploymentId: number): Value;
  change(deploymentId: number, next: (before: Value) => Value): void;
  /** Those that were ever changed. */
  readonly all: ReadonlyMap<number, Value>;
  clear(): void;
}

/**
 * State that each deployment has for itself, kept while another one is shown. Another person begins anew: what was set for one
 * never reaches another.
 */
export function useStateByDeployment<Value extends object>(initial: Value): StateByDeployment<Value> {
  const { scope } = useServiceClient();
  const [held, setHeld] = useState<Held<Value>>({ scope, all: new Map() });
  const all = held.scope === scope ? held.all : new Map<number, Value>();
  return {
    of: (deploymentId) => all.get(deploymentId) ?? initial,
    change: (deploymentId, next) =>
      setHeld((before) => {
        const kept = before.scope === scope ? before.all : new Map<number, Value>();
        return { scope, all: new Map(kept).set(deploymentId, next(kept.get(deploymentId) ?? initial)) };
      }),
    all,
    clear: () => setHeld({ scope, all: new Map() }),
  };
}

interface Held<Value> {
  readonly scope: string;
  readonly all: ReadonlyMap<number, Value>;
}
