/** A file the service sent. */
export interface DownloadedFile {
  /** The content. */
  readonly blob: Blob;
  /** The name from `Content-Disposition`, without folders; `undefined` if the service does not send one. */
  readonly fileName: string | undefined;
  /** The media type that the service sent: `application/pdf`. */
  readonly contentType: string;
}

/** Reads a response body into a `Blob`, named by its `Content-Disposition` (RFC 6266). */
export async function readFile(response: Response): Promise<DownloadedFile> {
  const contentType = response.headers.get('content-type') ?? 'application/octet-stream';
  return { blob: await response.blob(), fileName: readFileName(response.headers.get('content-disposition')), contentType };
}

/**
 * The last path segment of the name, since a service must not choose a folder. `filename*` wins over `filename`, which some services
 * send as raw UTF-8, percent-encoded, or as an RFC 2047 encoded word.
 */
export function readFileName(disposition: string | null): string | undefined {
  if (disposition === null) return undefined;
  const [, charset = '', extended] = /;\s*filename\*\s*=\s*"?([\w-]+)'[^']*'([^;"]+)/i.exec(disposition) ?? [];
  const quoted = /;\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1]?.replaceAll(/\\(.)/g, '$1');
  const bare = /;\s*filename\s*=\s*([^";]+)/i.exec(disposition)?.[1];
  const name = (decodeExtended(charset, extended) ?? decodePlain(quoted ?? bare))?.trim().split(/[/\\]/).at(-1);
  return name === '' || name === '.' || name === '..' ? undefined : name;
}

function decodeExtended(charset: string, text: string | undefined): string | undefined {
  return text === undefined ? undefined : decodeBytes(percentBytes(text.trim()), charset);
}

/** Each character of a header is one byte. */
function decodePlain(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const word = /^=\?([\w-]+)\?([bq])\?([^?]*)\?=$/i.exec(text.trim());
  if (word !== null) return decodeWord(word) ?? text;
  const isUtf8 = /[\u0080-\u00ff]/.test(text) && !/[\u0100-\uffff]/.test(text);
  const isEscaped = /%[\da-f]{2}/i.test(text) && !/%(?![\da-f]{2})/i.test(text);
  if (!isUtf8 && !isEscaped) return text;
  return decodeBytes(isEscaped ? percentBytes(text) : bytesOf(text), 'utf-8') ?? text;
}

/** RFC 2047: base64, or `=C3=A9` with `_` for a space. */
function decodeWord([, charset = '', encoding = '', content = '']: RegExpExecArray): string | undefined {
  try {
    const isBase64 = encoding.toLowerCase() === 'b';
    const bytes = isBase64 ? bytesOf(atob(content)) : percentBytes(content.replaceAll('_', ' ').replaceAll('=', '%'));
    return decodeBytes(bytes, charset);
  } catch {
    return undefined;
  }
}

function percentBytes(text: string): Uint8Array<ArrayBuffer> {
  return bytesOf(text.replaceAll(/%([\da-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16))));
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function decodeBytes(bytes: Uint8Array<ArrayBuffer>, charset: string): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
