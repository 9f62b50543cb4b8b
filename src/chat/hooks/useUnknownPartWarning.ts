import { useEffect } from 'react';
import { nearestName } from '../../react/text/nearestName.js';
import { chatParts, isChatPart } from './chatParts.js';

/** In development, warns once about each unknown name in `hide`. */
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
