import { useCallback } from 'react';
import type { OperationId } from '../../src/client.js';
import { useCanCall } from '../../src/data.js';
import type { SectionId } from './sectionIds.js';
import { sections } from './sections.js';

/** Which pages the user may open, and which operations they may call, as far as their policies tell. */
export interface Access {
  isShown(section: SectionId): boolean;
  mayCall(operation: OperationId): boolean;
}

/** Asks for the user’s access in a deployment. Whoever is signed out or deactivated has none. */
export function useAccess(deploymentId: number): Access {
  const canCall = useCanCall();
  const mayCall = useCallback((operation: OperationId) => canCall(operation, deploymentId).answer !== 'refused', [canCall, deploymentId]);
  return {
    mayCall,
    isShown(section) {
      const { needs } = sections[section];
      return section === 'home' || mayCall(needs ?? 'getMe');
    },
  };
}
