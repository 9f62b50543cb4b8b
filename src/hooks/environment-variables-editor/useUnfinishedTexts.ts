'use client';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import { useOwnState } from './useOwnState.js';

/** What stands in a form that was neither applied nor cancelled, by its place. */
export interface UnfinishedTexts {
  read(place: UnfinishedPlace): string | undefined;
  write(place: UnfinishedPlace, text: string): void;
  forget(...places: readonly UnfinishedPlace[]): void;
}

/** `value NAME` is where the value of a variable that is there already is changed. */
export type UnfinishedPlace = 'new name' | 'new value' | '.env' | `value ${string}`;

/** Held in memory alone, as some of it is secret. */
export function useUnfinishedTexts(address: DeploymentAddress): UnfinishedTexts {
  const [texts, change] = useOwnState(address, noTexts);
  return {
    read: (place) => texts.get(place),
    write: (place, text) => change((before) => new Map(before).set(place, text)),
    forget: (...places) => change((before) => new Map([...before].filter(([place]) => !places.includes(place)))),
  };
}

const noTexts: ReadonlyMap<UnfinishedPlace, string> = new Map();
