import type { BillOfMaterials, BomLicense } from './BillOfMaterials.js';

/** Returns a sentence for each component whose license does not permit shipping it with the package. */
export function findLicenseProblems({ components }: BillOfMaterials): readonly string[] {
  return components.flatMap(({ name, version, licenses = [] }) => {
    const expressions = licenses.map(expressionOf);
    if (expressions.length > 0 && expressions.every(isPermitted)) return [];
    return [`${name}@${version} is licensed under ${expressions.join(', ') || 'no license it names'}, which is not a permitted license.`];
  });
}

/** `A OR B` needs one permitted license, `A AND B` needs both. */
function isPermitted(expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => permitted.has(license.trim())));
}

function expressionOf({ expression, license }: BomLicense): string {
  return expression ?? license?.id ?? license?.name ?? '';
}

/** Licenses that only ask for a copy of their notice. */
const permitted: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'PostgreSQL',
  'Unlicense',
]);
