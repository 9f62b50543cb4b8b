import { prettyDOM } from '@testing-library/react';

/**
 * The error of a query that finds nothing. The page is printed only once the message is read: a query that waits fails again and again, and
 * printing a large page each time took most of a test.
 */
export function lazyElementError(reason: string | null, container: Element): Error {
  const error = new Error(reason ?? '');
  let message: string | undefined;
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => (message ??= [reason, prettyDOM(container)].filter(Boolean).join('\n\n')),
    set(text: string) {
      message = text;
    },
  });
  error.name = 'TestingLibraryElementError';
  return error;
}
