'use client';
import type { PersonalMemory } from '../memory/createPersonalMemory.js';
import { useService } from './useService.js';

/** Returns what is stored for the current user: drafts, and data of other layers. */
export function usePersonalMemory(): PersonalMemory {
  return useService().memory;
}
