import type { DataModelValidationError } from '@parley/react/client';
import { isObject, type JsonObject } from '../http/fields.js';
import type { ModelFiles } from './BranchModels.js';
import { type Definition, type ReadModel, type Report, readEntries, readModel, readName } from './readModel.js';

/** What is wrong with a model, file by file, and how many cubes and views it has. */
export function checkModel(files: ModelFiles, deployProjectRoot: string): CheckedModel {
  const model = readModel(files, deployProjectRoot);
  const found: DataModelValidationError[] = [...model.errors];
  const reportIn =
    (fileName: string): Report =>
    (message) =>
      void found.push({ message, fileName });

  checkUniqueDefinitions(model, reportIn);
  const checked = model.cubes.map((cube) => [cube, checkMembers(cube, reportIn(cube.fileName))] as const);
  // Where a name is given twice, the first to have it is meant.
  const members = new Map(checked.map(([{ name }, names]) => [name, names] as const).reverse());
  for (const [cube, names] of checked) checkReferences(cube, new Map([...members, [cube.name, names]]), reportIn(cube.fileName));
  for (const view of model.views) checkView(view, members, reportIn(view.fileName));

  const fileNames = [...new Set(found.map(({ fileName }) => fileName ?? ''))].sort();
  return {
    errors: fileNames.flatMap((fileName) => found.filter((error) => error.fileName === fileName)),
    servicesCount: model.cubes.length + model.views.length,
  };
}

interface CheckedModel {
  readonly errors: readonly DataModelValidationError[];
  readonly servicesCount: number;
}

/** Names of the members of each cube. */
type MembersByCube = ReadonlyMap<string, ReadonlySet<string>>;

function checkUniqueDefinitions({ cubes, views }: ReadModel, reportIn: (fileName: string) => Report): void {
  const fileOf = new Map<string, string>();
  for (const { name, fileName } of [...cubes, ...views]) {
    const other = fileOf.get(name);
    if (other === undefined) fileOf.set(name, fileName);
    else reportIn(fileName)(`"${name}" is defined twice. The other is in ${other}.`);
  }
}

/** Checks a cube by itself, and gives the names of its members. */
function checkMembers({ name: cube, fields }: Definition, report: Report): ReadonlySet<string> {
  if (isMissing(fields.sql) === isMissing(fields.sql_table)) report(`Cube "${cube}" requires either sql or sql_table.`);
  const names = new Set<string>();
  for (const [kind, types] of memberKinds) {
    for (const member of readEntries(fields[`${kind}s`], `${kind}s`, report)) {
      const name = readName(member, `${kind} of "${cube}"`, report);
      if (name === undefined) continue;
      if (names.has(name)) report(`"${cube}.${name}" is defined twice.`);
      names.add(name);
      if (types !== undefined && !types.includes(String(member.type))) {
        report(`"${cube}.${name}" requires a type: one of ${types.join(', ')}.`);
      }
      if (isMissing(member.sql) && !(kind === 'measure' && member.type === 'count')) report(`"${cube}.${name}" has no sql.`);
    }
  }
  return names;
}

function checkReferences({ name: cube, fields }: Definition, members: MembersByCube, report: Report): void {
  for (const join of readEntries(fields.joins, 'joins', report)) {
    const name = readName(join, `join of "${cube}"`, report);
    if (name === undefined) continue;
    if (!members.has(name)) report(`"${cube}" joins "${name}", which is not a cube.`);
    if (isMissing(join.sql)) report(`The join of "${cube}" to "${name}" has no sql.`);
    if (!relationships.includes(String(join.relationship))) {
      report(`The join of "${cube}" to "${name}" requires a relationship: one of ${relationships.join(', ')}.`);
    }
  }
  for (const text of sqlTexts(fields)) {
    for (const [, reference = ''] of text.matchAll(/\{([\w.]+)\}/g)) checkReference(reference, { cube, members, report });
  }
}

/** `{member}`, `{CUBE}`, `{CUBE.member}`, `{cube}` or `{cube.member}`. */
function checkReference(reference: string, { cube, members, report }: ReferenceScope): void {
  const [first = '', member] = reference.split('.');
  const target = first === 'CUBE' ? cube : first;
  if (member === undefined && (members.has(target) || members.get(cube)?.has(first))) return;
  if (member !== undefined && members.get(target)?.has(member)) return;
  report(`"${cube}" refers to {${reference}}, which does not exist.`);
}

interface ReferenceScope {
  readonly cube: string;
  readonly members: MembersByCube;
  readonly report: Report;
}

function checkView({ name: view, fields }: Definition, members: MembersByCube, report: Report): void {
  const parts = readEntries(fields.cubes, 'cubes', report);
  if (parts.length === 0) report(`View "${view}" has no cubes.`);
  for (const { join_path, includes } of parts) {
    const path = String(join_path ?? '').split('.');
    const unknown = path.find((cube) => !members.has(cube));
    if (unknown !== undefined) {
      report(unknown === '' ? `View "${view}" has a cube without join_path.` : `View "${view}" uses "${unknown}", which is not a cube.`);
      continue;
    }
    const cube = path.at(-1) ?? '';
    for (const member of Array.isArray(includes) ? includes : []) {
      if (!members.get(cube)?.has(nameOf(member))) report(`View "${view}" includes "${cube}.${nameOf(member)}", which does not exist.`);
    }
  }
}

/** An included member is named alone, or in a map with what it is called there. */
function nameOf(member: unknown): string {
  return String(typeof member === 'object' && member !== null && 'name' in member ? member.name : member);
}

function sqlTexts(fields: JsonObject): readonly string[] {
  return Object.entries(fields).flatMap(([key, value]): readonly string[] => {
    if (key === 'sql' && typeof value === 'string') return [value];
    return Array.isArray(value) ? value.filter(isObject).flatMap(sqlTexts) : [];
  });
}

function isMissing(value: unknown): boolean {
  return typeof value !== 'string' || value === '';
}

const memberKinds: readonly (readonly [kind: string, types: readonly string[] | undefined])[] = [
  ['dimension', ['string', 'number', 'boolean', 'time', 'geo']],
  ['measure', ['count', 'count_distinct', 'count_distinct_approx', 'sum', 'avg', 'min', 'max', 'number', 'string', 'boolean', 'time']],
  ['segment', undefined],
];
const relationships = ['one_to_one', 'one_to_many', 'many_to_one'];
