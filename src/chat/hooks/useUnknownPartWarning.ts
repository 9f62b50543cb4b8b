import { useEffect } from 'react';
import { nearestName } from '../../react/text/nearestName.js';
import { chatParts, isChatPart } from './chatParts.js';

/** Warns once in development about each name in `hide` that no part of the chat has. */
export const useUnknownPartWarning: typeof useWarning = process.env.NODE_ENV === 'production' ? () => {} : useWarning;

function useWarning(hide: readonly string[]): void {
  useEffect(() => {
    for (const name of hide) {
      if (isChatPart(name) || reported.has(name)) continue;
      reported.add(name);
      const nearest = nearestName(name, chatParts);
      console.warn(`Parley: hide has no part "${name}".${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`);
    }
  });
}

const reported = new Set<string>();
