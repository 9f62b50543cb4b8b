import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packPackage } from '../pack/packPackages.mjs';
import type { BillOfMaterials } from './BillOfMaterials.js';

export interface InstalledPackage {
  /** Everything that was installed, as npm reports it. */
  readonly materials: BillOfMaterials;
  /** Bytes of the tarball, and of the files in it. */
  readonly packedSize: number;
  readonly unpackedSize: number;
}

/** Packs the package in a folder and installs it in an empty app. */
export function installPackage(folder: string): InstalledPackage {
  const app = mkdtempSync(join(tmpdir(), 'parley-release-'));
  try {
    const packed = packPackage(folder, app);
    writeFileSync(join(app, 'package.json'), JSON.stringify({ name: 'app', version: '0.0.0', private: true }));
    npm(['install', `./${packed.filename}`, '--ignore-scripts', '--no-audit', '--no-fund'], app);
    return {
      materials: JSON.parse(npm(['sbom', '--sbom-format=cyclonedx', '--sbom-type=library'], app)),
      packedSize: packed.size,
      unpackedSize: packed.unpackedSize,
    };
  } finally {
    rmSync(app, { recursive: true, force: true });
  }
}

function npm(args: readonly string[], cwd: string): string {
  return execFileSync('npm', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'pipe'] });
}
