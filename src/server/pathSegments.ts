import { refuse } from './refuse.js';

/**
 * Returns the decoded segments below `mountPath`, or `undefined` if the path is not below it. Refuses anything a service could read as
 * another path than the proxy does: empty segments, encoded slashes, dots, control characters, double encoding.
 */
export function pathSegments(pathname: string, mountPath: string): readonly string[] | undefined {
  if (!pathname.startsWith(`${mountPath}/`)) return undefined;
  return pathname
    .slice(mountPath.length + 1)
    .split('/')
    .map(readSegment);
}

function readSegment(encoded: string): string {
  const segment = decode(encoded);
  if (segment !== undefined && segment !== '' && !ambiguous.test(segment)) return segment;
  return refuse({
    status: 400,
    code: 'bad-path',
    message: 'The path has an empty segment, or one with an encoded slash, dots, control characters or double encoding.',
  });
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const ambiguous = /[/\\\u0000-\u001f\u007f]|^\.+$|%[0-9a-f]{2}/i;

function decode(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
