'use client';
import { use } from 'react';
import { english } from '../labels/en.js';
import type { Labels } from '../labels/Labels.js';
import { ServiceContext } from './ServiceContext.js';

/** The words of the nearest provider; English without one. */
export function useLabels(): Labels {
  return use(ServiceContext)?.labels ?? english;
}
