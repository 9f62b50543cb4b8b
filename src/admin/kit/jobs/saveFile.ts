import type { DownloadedFile } from '../../../client/http/readFile.js';
import { downloadFile, fileName } from '../../../ui/download.js';

/** Hands a file of the service to the browser's downloads, under the service's name or one made of `name`. */
export function saveFile({ blob, fileName: given, contentType }: DownloadedFile, name: string): void {
  const extension = contentType.split(';')[0]?.split('/')[1] ?? 'bin';
  downloadFile(blob, given ?? fileName(name, extension));
}
