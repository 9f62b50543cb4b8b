import type { Dialect, DialectDefinition } from '../client/dialect/Dialect.js';
import { connectionError } from '../client/http/loadFailures.js';

/**
 * A dialect whose code is loaded with the first element that has one: pages whose service speaks the contract's names never load it.
 * `ready` rejects with what is wrong in the definition, or with a `network` error; so does every request.
 */
export function loadDialect(definition: DialectDefinition): LoadingDialect {
  const ready = load(definition);
  // Whoever waits is told, and nobody may wait.
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

export interface LoadingDialect extends Dialect {
  readonly ready: Promise<Dialect>;
}

async function load(definition: DialectDefinition): Promise<Dialect> {
  const { createDialect } = await import('../client/dialect/createDialect.js').catch((cause: unknown) => {
    throw connectionError(cause, 'parley-chat');
  });
  return createDialect(definition);
}
