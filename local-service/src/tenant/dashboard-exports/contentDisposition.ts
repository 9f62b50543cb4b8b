/** Offers an answer as a file of this name, in any script (RFC 6266). The name can neither end the header nor leave the folder. */
export function contentDisposition(fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeExtended(fileName)}`;
}

/** A file name from what a caller asked for, or from the title; always with the extension of its format. */
export function fileNameOf({ wished, title, extension }: FileNameWish): string {
  const name = clean(wished ?? '') || clean(title) || 'dashboard';
  return name.toLowerCase().endsWith(`.${extension}`) ? name : `${name}.${extension}`;
}

interface FileNameWish {
  readonly wished: string | undefined;
  readonly title: string;
  readonly extension: 'png' | 'pdf';
}

function clean(name: string): string {
  const oneLine = name.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').replaceAll(/[/\\:*?"<>|]/g, '-');
  return [...oneLine]
    .slice(0, maxLength)
    .join('')
    .replace(/^[.\s]+/, '')
    .trim();
}

const maxLength = 120;

/** `encodeURIComponent` leaves four characters that the extended notation does not allow (RFC 8187). */
function encodeExtended(name: string): string {
  return encodeURIComponent(name).replaceAll(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
}
