import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { BillOfMaterials, BomComponent } from '../../scripts/release/BillOfMaterials.js';
import { bundledComponents } from '../../scripts/release/bundledComponents.js';
import { compareReleases } from '../../scripts/release/compareReleases.js';
import { createBillOfMaterials } from '../../scripts/release/createBillOfMaterials.js';
import { findLicenseProblems } from '../../scripts/release/findLicenseProblems.js';
import { readChangelog } from '../../scripts/release/readChangelog.js';

describe('a release compared with the last one', () => {
  const last = { version: '1.2.0', surface: { index: ['ChatPanel', 'useChat'] }, sizes: { ChatPanel: 80_000, useChat: 500 } };

  it('has no problems with a higher version, more names and the same sizes', () => {
    const next = { ...last, version: '1.2.1', surface: { ...last.surface, admin: ['ReportList'] } };
    expect(compareReleases(last, next)).toEqual({ problems: [], notes: ['added: admin: ReportList'] });
  });

  it.each(['1.2.0', '1.1.9', '1.2.0-rc.1'])('rejects %s after 1.2.0', (version) => {
    expect(compareReleases(last, { ...last, version }).problems).toEqual([expect.stringContaining('is not newer than 1.2.0')]);
  });

  it('accepts a release after its own pre-release', () => {
    expect(compareReleases({ ...last, version: '1.3.0-rc.1' }, { ...last, version: '1.3.0' }).problems).toEqual([]);
  });

  it.each([
    ['1.2.0', '1.3.0', false],
    ['1.2.0', '2.0.0', true],
    ['0.1.0', '0.1.1', false],
    ['0.1.0', '0.2.0', true],
  ])('removes a public name from %s to %s only in a breaking release', (before, version, isPermitted) => {
    const { problems, notes } = compareReleases({ ...last, version: before }, { ...last, version, surface: { index: ['ChatPanel'] } });
    expect(problems).toEqual(isPermitted ? [] : [expect.stringContaining('removes public names')]);
    expect(notes).toEqual(['removed: index: useChat']);
  });

  it('rejects growth above 5 percent, but tolerates 1 KiB', () => {
    const next = { ...last, version: '1.2.1', sizes: { ChatPanel: 84_001, useChat: 1_500 } };
    expect(compareReleases(last, next).problems).toEqual(['ChatPanel grew from 80000 to 84001 bytes, by more than 5%.']);
  });

  it('has nothing to compare for the first release', () => {
    expect(compareReleases(undefined, last).problems).toEqual([]);
  });
});

describe('the section of a version in the changelog', () => {
  const changelog =
    '# Changelog\n\n## 0.2.0 – unreleased\n\nMore.\n\n## 0.1.0 – 2026-11-25\n\nThe first release.\n\n### Chat\n\n- A panel.\n';

  it('has the date and everything up to the next version', () => {
    expect(readChangelog(changelog, '0.1.0')).toEqual({ date: '2026-11-25', text: 'The first release.\n\n### Chat\n\n- A panel.' });
  });

  it('has no date before the release, and is missing for other versions', () => {
    expect(readChangelog(changelog, '0.2.0')).toEqual({ date: undefined, text: 'More.' });
    expect(readChangelog(changelog, '0.1')).toBeUndefined();
  });
});

describe('a bill of materials', () => {
  const parley = component('@parley/react', '0.1.0');
  const vega = component('vega', '6.4.0');
  const app: BillOfMaterials = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    metadata: { component: component('app', '0.0.0') },
    components: [{ ...parley, externalReferences: [{ type: 'distribution', url: 'file:/home/ada/parley.tgz' }] }, vega],
    dependencies: [
      { ref: 'pkg:app', dependsOn: ['pkg:@parley/react'] },
      { ref: 'pkg:@parley/react', dependsOn: ['pkg:vega'] },
      { ref: 'pkg:vega', dependsOn: [] },
    ],
  };

  it('describes the package, its dependencies and what is bundled, without the app and its paths', () => {
    const icons = bundledComponents('# Licences\n\n## lucide-react 1.75.0\n\nISC License', () => 'ISC');
    const bill = createBillOfMaterials(app, '@parley/react', icons);
    expect(bill.metadata.component?.name).toBe('@parley/react');
    expect(bill.components.map(({ name }) => name)).toEqual(['vega', 'lucide-react']);
    expect(bill.dependencies).toEqual([
      { ref: 'pkg:@parley/react', dependsOn: ['pkg:vega', 'pkg:npm/lucide-react@1.75.0'] },
      { ref: 'pkg:vega', dependsOn: [] },
      { ref: 'pkg:npm/lucide-react@1.75.0', dependsOn: [] },
    ]);
    expect(JSON.stringify(bill)).not.toContain('/home/ada');
  });

  it('reads both formats of license headings, and rejects others', () => {
    const bundled = bundledComponents('## @base-ui/react 1.9.0\n\n## d3-array - 3.2.4 (ISC)', () => 'MIT');
    expect(bundled.map(({ purl, licenses }) => [purl, licenses?.[0]?.expression])).toEqual([
      ['pkg:npm/%40base-ui/react@1.9.0', 'MIT'],
      ['pkg:npm/d3-array@3.2.4', 'ISC'],
    ]);
    expect(() => bundledComponents('## Something else', () => 'MIT')).toThrow('names no package and version');
  });

  it('has a problem for each license that is unknown or not permitted', () => {
    const components = [
      vega,
      { ...component('choice', '1.0.0'), licenses: [{ expression: '(GPL-2.0-only OR MIT)' }] },
      { ...component('both', '1.0.0'), licenses: [{ expression: 'MIT AND GPL-3.0-only' }] },
      { ...component('silent', '1.0.0'), licenses: [] },
    ];
    expect(findLicenseProblems({ ...app, components })).toEqual([
      'both@1.0.0 is licensed under MIT AND GPL-3.0-only, which is not a permitted license.',
      'silent@1.0.0 is licensed under no license it names, which is not a permitted license.',
    ]);
  });
});

function component(name: string, version: string): BomComponent {
  return {
    'bom-ref': `pkg:${name}`,
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name}@${version}`,
    licenses: [{ license: { id: 'MIT' } }],
  };
}

describe('the workflows', () => {
  const workflows = readdirSync('.github/workflows').map((file) => ({ file, text: readFileSync(`.github/workflows/${file}`, 'utf8') }));

  it.each(workflows)('$file pins each action to a commit and names its version', ({ text }) => {
    const uses = text.split('\n').filter((line) => /^\s*(- )?uses:/.test(line));
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((line) => !/@[0-9a-f]{40} # v\d+(\.\d+)*$/.test(line))).toEqual([]);
  });

  it('publish without a long-lived token', () => {
    expect(workflows.filter(({ text }) => /NPM_TOKEN|NODE_AUTH_TOKEN/.test(text))).toEqual([]);
  });

  it('give the right to sign only to the job that publishes', () => {
    const signing = workflows.filter(({ text }) => text.includes('id-token: write'));
    expect(signing.map(({ file }) => file)).toEqual(['publish.yml']);
  });
});
