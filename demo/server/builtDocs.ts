import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where `npm run build:docs` puts the documentation. */
export const docsFolder = join(process.cwd(), 'dist-docs');

/** True if the documentation has been built. The demo then serves it under `/docs`. */
export function hasDocs(): boolean {
  return existsSync(join(docsFolder, 'index.html'));
}
