import type { DataModelValidationError } from '@parley/react/client';
import { isObject, type JsonObject } from '../http/fields.js';
import type { ModelFiles } from './BranchModels.js';
import { compileView } from './compileView.js';
import type { DataModel, ModelView } from './ModelView.js';
import { findReference } from './memberSql.js';
import { type Cube, isPublic, readCube } from './readCube.js';
import { type Definition, type ReadModel, readModel } from './readModel.js';

/** What the files of a model say: the model, or what is wrong with it, file by file. */
export interface CompiledModel {
  /** Without the views that cannot be compiled. */
  readonly model: DataModel;
  readonly errors: readonly DataModelValidationError[];
  /** The file of each view. */
  readonly fileNames: ReadonlyMap<string, string>;
  /** The number of cubes and views. */
  readonly servicesCount: number;
}

/** Compiles the model of a branch. The same files are compiled once. */
export function compileModel(files: ModelFiles, deployProjectRoot: string): CompiledModel {
  const known = compiled.get(files);
  if (known !== undefined && known.root === deployProjectRoot) return known.model;
  const model = compile(readModel(files, deployProjectRoot));
  compiled.set(files, { root: deployProjectRoot, model });
  return model;
}

const compiled = new WeakMap<ModelFiles, { readonly root: string; readonly model: CompiledModel }>();

function compile(read: ReadModel): CompiledModel {
  reportDuplicates(read);
  const definitions = read.cubes.map((definition) => readCube(definition));
  // Where a name is given twice, the first to have it is meant.
  const cubes = new Map(definitions.map((cube) => [cube.name, cube] as const).reverse());
  for (const cube of definitions) reportReferences(cube, cubes);
  const views = (read.views.length > 0 ? read.views : read.cubes.map(viewOfCube)).filter(({ fields }) => isPublic(fields));
  const model = compileViews(views, cubes);
  const reported = [...new Set(read.errors.map(({ fileName }) => fileName ?? ''))].sort();
  return {
    model: { views: model.sort(smallestFirst) },
    errors: reported.flatMap((fileName) => unique(read.errors.filter((error) => error.fileName === fileName))),
    fileNames: new Map(views.map(({ name, fileName }) => [name.toLowerCase(), fileName])),
    servicesCount: read.cubes.length + read.views.length,
  };
}

function compileViews(definitions: readonly Definition[], cubes: ReadonlyMap<string, Cube>): ModelView[] {
  const views: ModelView[] = [];
  let members = 0;
  for (const definition of definitions) {
    const view = members < maxMembers ? compileView(definition, cubes) : undefined;
    if (members >= maxMembers) definition.report(`The views have more than ${maxMembers} members.`, definition.fields);
    if (view !== undefined) views.push(view);
    members += view === undefined ? 0 : view.dimensions.length + view.measures.length;
  }
  return views;
}

const maxMembers = 20_000;

/** A view that includes a cube repeats what is reported about it. */
function unique(errors: readonly DataModelValidationError[]): readonly DataModelValidationError[] {
  return [...new Map(errors.map((error) => [error.message, error])).values()];
}

function smallestFirst(one: ModelView, other: ModelView): number {
  return one.tables.length - other.tables.length;
}

/** Without views, each cube can be asked about by itself. */
function viewOfCube({ name, fileName, fields, report }: Definition): Definition {
  const { title, description, public: isShown, meta } = fields;
  return { name, fileName, report, fields: { title, description, public: isShown, meta, cubes: [{ join_path: name, includes: '*' }] } };
}

function reportDuplicates({ cubes, views }: ReadModel): void {
  const fileOf = new Map<string, string>();
  for (const { name, fileName, fields, report } of [...cubes, ...views]) {
    const other = fileOf.get(name.toLowerCase());
    if (other === undefined) fileOf.set(name.toLowerCase(), fileName);
    else report(`"${name}" is defined twice. The other is in ${other}.`, fields);
  }
}

/** Looks also at members that no view includes. */
function reportReferences(cube: Cube, cubes: ReadonlyMap<string, Cube>): void {
  for (const name of cube.joins.keys()) {
    if (!cubes.has(name)) cube.report(`"${cube.name}" joins "${name}", which is not a cube.`, cube.fields);
  }
  const all = new Map([...cubes, [cube.name, cube] as const]);
  for (const { sql, entry } of sqlTexts(cube.fields)) {
    if (/\{[{%]/.test(sql)) cube.report(`"${cube.name}" has a template in its sql, which is not supported.`, entry);
    for (const [, reference = ''] of sql.matchAll(/\{([\w.]+)\}/g)) {
      if (findReference(reference, cube, all) === undefined)
        cube.report(`"${cube.name}" refers to {${reference}}, which does not exist.`, entry);
    }
  }
}

function sqlTexts(fields: JsonObject): readonly { readonly sql: string; readonly entry: JsonObject }[] {
  return Object.entries(fields).flatMap(([key, value]) => {
    if (key === 'sql' && typeof value === 'string') return [{ sql: value, entry: fields }];
    return Array.isArray(value) ? value.filter(isObject).flatMap(sqlTexts) : [];
  });
}
