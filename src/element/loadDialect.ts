import type { Dialect, DialectDefinition } from '../client/http/Dialect.js';
import { connectionError } from '../client/http/loadFailures.js';

/**
 * Returns a dialect whose code is loaded with the first element that has one, so that other pages never load it. `ready` rejects with the
 * error in the definition, or with a `network` error; so does every request.
 */
export function loadDialect(definition: DialectDefinition): LoadingDialect {
  const ready = load(definition);
  // Prevents an unhandled rejection if nothing is waiting for it.
  ready.catch(() => {});
  return {
    ready,
    translate(fetch, baseUrl) {
      let translated: ReturnType<Dialect['translate']> | undefined;
      return async (request, isLines) => {
        translated ??= (await ready).translate(fetch, baseUrl);
        return translated(request, isLines);
      };
    },
  };
}

export interface LoadingDialect extends Pick<Dialect, 'translate'> {
  readonly ready: Promise<Dialect>;
}

async function load(definition: DialectDefinition): Promise<Dialect> {
  const { createDialect } = await import('../client/dialect/createDialect.js').catch((cause: unknown) => {
    throw connectionError(cause, 'parley-chat');
  });
  return createDialect(definition);
}
