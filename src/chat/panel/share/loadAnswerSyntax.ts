import type { AnswerSyntax } from '../../markdown/plugins/createMarkdownDialect.js';
import type { MarkdownPlugins } from '../../markdown/plugins/MarkdownPlugins.js';

/** Returns how the host's plugins read answers; `undefined` without plugins that add syntax, and if they could not be loaded. */
export async function loadAnswerSyntax(plugins: MarkdownPlugins | undefined): Promise<AnswerSyntax | undefined> {
  if (plugins?.remarkPlugins === undefined) return undefined;
  const library = await import('../../markdown/plugins/createMarkdownDialect.js').catch(() => undefined);
  return library?.createMarkdownDialect(plugins);
}
