import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes an example to a folder, with tarballs in place of the published packages and a separate port for the service. */
export async function writeExample(
  folder: string,
  files: ReadonlyMap<string, string>,
  { tarballs, servicePort }: ExampleChange,
): Promise<void> {
  for (const [path, text] of files) {
    const withPort = text.replaceAll('localhost:4600', `localhost:${servicePort}`);
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), path === 'package.json' ? withTarballs(withPort, tarballs, servicePort) : withPort);
  }
}

export interface ExampleChange {
  /** By name of the package. */
  readonly tarballs: ReadonlyMap<string, string>;
  readonly servicePort: number;
}

function withTarballs(text: string, tarballs: ReadonlyMap<string, string>, servicePort: number): string {
  const manifest = JSON.parse(text.replace('parley-local-service --', `parley-local-service --port ${servicePort} --`));
  for (const packages of [manifest.dependencies, manifest.devDependencies]) {
    for (const [name, tarball] of tarballs) if (packages[name] !== undefined) packages[name] = `file:${tarball}`;
  }
  return JSON.stringify(manifest, null, 2);
}
