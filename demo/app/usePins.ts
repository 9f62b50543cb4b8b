import { useState } from 'react';
import type { SqlToolResult } from '../../src/client.js';
import type { SavedResult } from '../../src/index.js';

/** A result that the user keeps beside the conversation. */
export interface Pin {
  readonly id: string;
  readonly result: SqlToolResult;
}

/** The user's pinned results, the latest first. They last as long as the tab. */
export function usePins(user: string): Pins {
  const storageKey = `parley-demo-pins-${user}`;
  const [pins, setPins] = useState(() => readPins(storageKey));
  const change = (next: readonly Pin[]) => {
    setPins(next);
    writePins(storageKey, next);
  };
  const others = (id: string) => pins.filter((pin) => pin.id !== id);
  return {
    pins,
    pin: ({ result, chart, turnId }) => {
      const id = `${turnId} ${result.sqlQuery}`;
      change([{ id, result: { ...result, vegaSpec: chart?.spec ?? result.vegaSpec } }, ...others(id)].slice(0, mostPins));
    },
    unpin: (id) => change(others(id)),
  };
}

interface Pins {
  readonly pins: readonly Pin[];
  /** Pins a result with its chart as the user has changed it. */
  readonly pin: (saved: SavedResult) => void;
  readonly unpin: (id: string) => void;
}

/** The reports pinned in this tab. */
function readPins(storageKey: string): readonly Pin[] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
  } catch {
    return [];
  }
}

function writePins(storageKey: string, pins: readonly Pin[]): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(pins));
  } catch {
    // Forbidden or full: they last as long as the page.
  }
}

const mostPins = 8;
