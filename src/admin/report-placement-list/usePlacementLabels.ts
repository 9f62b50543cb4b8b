'use client';
import { createLabelsHook } from '../../react/createLabelsHook.js';
import { englishPlacements } from './labels/en.js';

/** Returns the labels of the report placement list from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const usePlacementLabels = createLabelsHook('placements', englishPlacements);
