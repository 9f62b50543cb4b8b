import type { DownloadedFile } from '../../../client/http/readFile.js';
import { downloadFile, fileName } from '../../../ui/download.js';

/** Saves a file from the service through the browser, under the service's file name or one made from `name`. */
export function saveFile({ blob, fileName: given, contentType }: DownloadedFile, name: string): void {
  const extension = contentType.split(';')[0]?.split('/')[1] ?? 'bin';
  downloadFile(blob, given ?? fileName(name, extension));
}
