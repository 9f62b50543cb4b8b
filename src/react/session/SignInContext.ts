import { createContext } from 'react';

/** The host's way to sign in, if it has given one to the provider. */
export const SignInContext = createContext<(() => void) | undefined>(undefined);
