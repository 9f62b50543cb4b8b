import type { Dialect, DialectDefinition } from '../client/dialect/Dialect.js';

/** A dialect whose code is loaded with the first request: pages whose service speaks the contract's names never load it. */
export function loadDialect(definition: DialectDefinition): Dialect {
  return {
    translate(fetch, baseUrl) {
      let translated: ReturnType<Dialect['translate']> | undefined;
      return async (request, isLines) => {
        if (translated === undefined) {
          const { createDialect } = await import('../client/dialect/createDialect.js');
          translated = createDialect(definition).translate(fetch, baseUrl);
        }
        return translated(request, isLines);
      };
    },
  };
}
