import { createContext } from 'react';

/** True where code and queries have no copy button, because downloads are restricted. */
export const RestrictedCopyContext = createContext(false);
