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

/** The last path segment of the name, since a service must not choose a folder. `filename*` wins over `filename`. */
export function readFileName(disposition: string | null): string | undefined {
  if (disposition === null) return undefined;
  const extended = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;]+)/i.exec(disposition)?.[1];
  const quoted = /;\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1]?.replaceAll(/\\(.)/g, '$1');
  const bare = /;\s*filename\s*=\s*([^";]+)/i.exec(disposition)?.[1];
  const name = (decode(extended) ?? quoted ?? bare)?.trim().split(/[/\\]/).at(-1);
  return name === '' || name === '.' || name === '..' ? undefined : name;
}

function decode(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text.trim());
  } catch {
    return undefined;
  }
}
