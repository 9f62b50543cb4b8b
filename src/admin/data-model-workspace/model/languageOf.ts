import type { Extension } from '@codemirror/state';

/** Loads the language of a file by its file name extension; `undefined` for plain text. */
export async function loadLanguage(path: string): Promise<Extension | undefined> {
  switch (path.slice(path.lastIndexOf('.') + 1).toLowerCase()) {
    case 'yml':
    case 'yaml':
      return (await import('@codemirror/lang-yaml')).yaml();
    case 'js':
    case 'cjs':
    case 'mjs':
    case 'jsx':
    case 'json':
      return (await import('@codemirror/lang-javascript')).javascript({ jsx: true });
    case 'ts':
    case 'tsx':
      return (await import('@codemirror/lang-javascript')).javascript({ jsx: true, typescript: true });
    case 'sql':
      return (await import('@codemirror/lang-sql')).sql();
    case 'md':
    case 'markdown':
      return (await import('@codemirror/lang-markdown')).markdown();
    default:
      return undefined;
  }
}
