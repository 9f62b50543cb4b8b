import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { weighImport } from '../../test/e2e/support/bundleSizes.js';
import { bundledComponents } from './bundledComponents.js';
import { compareReleases } from './compareReleases.js';
import { createBillOfMaterials } from './createBillOfMaterials.js';
import { findLicenseProblems } from './findLicenseProblems.js';
import { installPackage } from './installPackage.js';
import { publicNamesIn } from './publicNamesIn.js';
import type { ReleaseRecord } from './ReleaseRecord.js';
import { readChangelog } from './readChangelog.js';

export interface ReleaseReport {
  /** Reasons not to publish. */
  readonly problems: readonly string[];
  readonly notes: readonly string[];
  readonly record: ReleaseRecord;
}

/** Where the record of the last release is kept. It is written when a release is published. */
export const recordFile = 'scripts/release/last-release.json';

/** Checks the built packages in `dist` and writes their bills of materials to `outputFolder`. */
export async function checkRelease(outputFolder: string): Promise<ReleaseReport> {
  const versions = manifests.map((path) => readManifest(path).version);
  const [version = ''] = versions;
  mkdirSync(outputFolder, { recursive: true });
  const packages = publishedPackages.map(checkPackage(outputFolder));
  const record = {
    version,
    surface: readSurface(),
    sizes: { ...Object.assign({}, ...packages.map(({ sizes }) => sizes)), ...(await weighImports()) },
  };
  const last: ReleaseRecord | undefined = existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : undefined;
  const { problems, notes } = compareReleases(last, record);
  return {
    problems: [
      ...(new Set(versions).size === 1 ? [] : [`The versions of the three packages differ: ${versions.join(', ')}.`]),
      ...findChangelogProblems(version),
      ...packages.flatMap(({ licenseProblems }) => licenseProblems),
      ...problems,
    ],
    notes,
    record,
  };
}

function checkPackage(outputFolder: string) {
  return ({ folder, licenses }: PublishedPackage) => {
    const { name } = readManifest(join(folder, 'package.json'));
    const { materials, packedSize, unpackedSize } = installPackage(folder);
    const bundled = licenses === undefined ? [] : bundledComponents(readFileSync(licenses, 'utf8'), readInstalledLicense);
    const bill = createBillOfMaterials(materials, name, bundled);
    writeFileSync(join(outputFolder, `${name.replace('@parley/', 'parley-')}.cdx.json`), `${JSON.stringify(bill, null, 2)}\n`);
    return { licenseProblems: findLicenseProblems(bill), sizes: { [`${name}, packed`]: packedSize, [`${name}, unpacked`]: unpackedSize } };
  };
}

function findChangelogProblems(version: string): readonly string[] {
  const section = readChangelog(readFileSync('CHANGELOG.md', 'utf8'), version);
  if (section === undefined) return [`CHANGELOG.md has no section for ${version}.`];
  return [
    ...(section.date === undefined ? [`The section for ${version} in CHANGELOG.md has no date.`] : []),
    ...(section.text === '' ? [`The section for ${version} in CHANGELOG.md is empty.`] : []),
  ];
}

function readSurface(): ReleaseRecord['surface'] {
  const files = readdirSync('test/surface', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.txt'));
  return Object.fromEntries(
    files.sort().map((file) => [file.replace('.txt', ''), publicNamesIn(readFileSync(`test/surface/${file}`, 'utf8'))]),
  );
}

/** What an app loads first, in bytes of gzip, without React and TanStack Query. */
async function weighImports(): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  for (const [name, path] of Object.entries(weighedImports)) {
    const source = `export { ${name} } from '${process.cwd()}/dist/${path}';`;
    sizes[`${name}, first load`] = (await weighImport(source, ['react', 'react-dom', '@tanstack/react-query'])).firstLoad;
  }
  return sizes;
}

function readManifest(path: string): { readonly name: string; readonly version: string; readonly license?: string } {
  if (!existsSync(path)) throw new Error(`${path} is missing. Run \`npm run build\` first.`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

function readInstalledLicense(name: string): string {
  return readManifest(`node_modules/${name}/package.json`).license ?? '';
}

interface PublishedPackage {
  /** The folder that is published. */
  readonly folder: string;
  /** The notices of the packages bundled into it. */
  readonly licenses?: string;
}

const manifests = ['package.json', 'element/package.json', 'local-service/package.json'];

const publishedPackages: readonly PublishedPackage[] = [
  { folder: '.', licenses: 'dist/vendor/LICENSES.md' },
  { folder: 'element/dist', licenses: 'element/dist/LICENSES.md' },
  { folder: 'local-service/dist' },
];

const weighedImports: Readonly<Record<string, string>> = {
  ChatPanel: 'index.js',
  useChat: 'index.js',
  Markdown: 'index.js',
  ReportList: 'admin/report-list/index.js',
  UserManagement: 'admin/user-management/index.js',
  PromotionDialog: 'admin/promotion-dialog/index.js',
  getReports: 'client.js',
};
