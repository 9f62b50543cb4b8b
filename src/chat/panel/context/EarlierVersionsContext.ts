import { createContext } from 'react';
import type { EarlierVersions } from '../model/createVersionFolder.js';

/** The earlier versions of the turns in the list. Changes only when one of them does. */
export const EarlierVersionsContext = createContext<EarlierVersions>(new Map());
