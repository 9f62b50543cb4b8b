import type { BomComponent } from './BillOfMaterials.js';

/**
 * Returns the packages that are bundled into a build, from the headings of its `LICENSES.md`:
 * `## name 1.0.0` or `## name - 1.0.0 (MIT)`. Package managers do not know about them.
 * `readLicense` returns the license of a package whose heading names none.
 */
export function bundledComponents(licenses: string, readLicense: (name: string) => string): readonly BomComponent[] {
  const headings = licenses.split('\n').filter((line) => line.startsWith('## '));
  return headings.map((heading) => {
    const [, name, version, license] = /^## (\S+) (?:- )?(\d\S*)(?: \((.+)\))?$/.exec(heading) ?? [];
    if (name === undefined || version === undefined) throw new Error(`The heading "${heading}" names no package and version.`);
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    return { 'bom-ref': purl, type: 'library', name, version, purl, licenses: [{ expression: license ?? readLicense(name) }] };
  });
}
