import type { StateByDeployment } from './useStateByDeployment.js';

/** What stands in a form that was neither applied nor cancelled, by its place. */
export interface UnfinishedTexts {
  read(place: UnfinishedPlace): string | undefined;
  write(place: UnfinishedPlace, text: string): void;
  forget(...places: readonly UnfinishedPlace[]): void;
}

/** `value NAME` is where the value of a variable that is there already is changed. */
export type UnfinishedPlace = 'new name' | 'new value' | '.env' | `value ${string}`;

/** Those of one deployment. Held in memory alone, as some of it is secret. */
export function unfinishedTextsOf(texts: StateByDeployment<TextsByPlace>, deploymentId: number): UnfinishedTexts {
  return {
    read: (place) => texts.of(deploymentId).get(place),
    write: (place, text) => texts.change(deploymentId, (before) => new Map(before).set(place, text)),
    forget: (...places) => texts.change(deploymentId, (before) => new Map([...before].filter(([place]) => !places.includes(place)))),
  };
}

export type TextsByPlace = ReadonlyMap<UnfinishedPlace, string>;

export const noTexts: TextsByPlace = new Map();
