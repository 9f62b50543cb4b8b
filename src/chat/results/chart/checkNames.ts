import { refuse } from './RefusedChart.js';
import { isSpecObject, type SpecObject } from './specGrammar.js';

/** Refuses a drawn chart whose filters left more names on an axis than its spec promised. */
export function checkNames({ scales }: SpecObject, domainOf: (scale: string) => readonly unknown[]): void {
  for (const scale of Array.isArray(scales) ? scales.filter(isSpecObject) : []) {
    const isAxis = (scale.type === 'band' || scale.type === 'point') && /(^|_)[xy]$/.test(String(scale.name));
    if (isAxis && domainOf(String(scale.name)).length > maxDrawnNames) refuse('too-large', 'There are too many names on an axis.');
  }
}

/** A spec may list as many. */
const maxDrawnNames = 200;
