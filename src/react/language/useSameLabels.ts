'use client';
import { useSame } from '../equality/useSame.js';

/** Returns the same labels as long as every text and function in them is the same, because hosts write them inside their components. */
export function useSameLabels<Labels extends object | undefined>(labels: Labels): Labels {
  return useSame(labels, depthOfCatalogue);
}

/** Deeper than any catalogue: all of them, a widget's, a group, a kind, a text. */
const depthOfCatalogue = 8;
