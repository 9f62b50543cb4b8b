import ts from 'typescript';
import type { NameKind, ReferenceMember, ReferenceName } from './Reference.js';

/** Returns the props of a component, the options of a hook or the members of a type, without those that other packages declare. */
export function membersOf(
  kind: NameKind,
  declaration: ts.Declaration,
  checker: ts.TypeChecker,
): Pick<ReferenceName, 'members' | 'takesElementProps'> {
  const type = describedType(kind, declaration, checker);
  const properties = type === undefined ? [] : checker.getPropertiesOfType(type);
  const own = properties.filter((property) => isOwn(property) && !isPrivate(property));
  return {
    members: own
      .map((property) => memberOf(property, declaration, checker))
      .toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired) || one.name.localeCompare(other.name, 'en')),
    takesElementProps: properties.length > own.length && properties.some(({ name }) => name === 'className'),
  };
}

function describedType(kind: NameKind, declaration: ts.Declaration, checker: ts.TypeChecker): ts.Type | undefined {
  if (kind === 'class') return checker.getTypeAtLocation(declaration);
  if (kind === 'type') {
    const type = checker.getTypeAtLocation(declaration);
    // A union or a function is best shown as it is written.
    return isObject(type) && type.getCallSignatures().length === 0 ? type : undefined;
  }
  if (kind !== 'component' && kind !== 'hook') return undefined;
  const parameter = checker.getTypeAtLocation(declaration).getCallSignatures()[0]?.parameters[0];
  const type = parameter === undefined ? undefined : checker.getTypeOfSymbolAtLocation(parameter, declaration);
  const given = type === undefined ? undefined : checker.getNonNullableType(type);
  // Props may be a union, of which each component shows what all have in common.
  return given !== undefined && (kind === 'component' || isObject(given)) && given.getCallSignatures().length === 0 ? given : undefined;
}

function isObject(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
}

function isOwn({ declarations = [] }: ts.Symbol): boolean {
  return !declarations.some((declaration) => declaration.getSourceFile().fileName.includes('/node_modules/'));
}

function isPrivate({ name, declarations = [] }: ts.Symbol): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return name.startsWith('__') || declarations.some((declaration) => (ts.getCombinedModifierFlags(declaration) & hidden) !== 0);
}

function memberOf(property: ts.Symbol, place: ts.Declaration, checker: ts.TypeChecker): ReferenceMember {
  const text = ts.displayPartsToString(property.getDocumentationComment(checker)).trim() || eventText(property.name);
  const defaultValue = /Defaults?:? (?:to )?`([^`]+)`/.exec(text)?.[1];
  return {
    name: property.name,
    type: typeOf(property, place, checker),
    isRequired: (property.flags & ts.SymbolFlags.Optional) === 0,
    defaultValue,
    description: text,
  };
}

/** The events of actions are computed from the names of the actions, and have no docstrings. */
function eventText(name: string): string {
  if (name.startsWith('onBefore'))
    return 'Called before the change is sent. Return `false` or a reason (a string) to cancel it, or a promise of either.';
  return /^on[A-Z]\w*(?:ed|ent|ut)$/.test(name) ? 'Called after the change has succeeded.' : '';
}

/** Returns the type as it is written, or as it is computed if it depends on a parameter. */
function typeOf(property: ts.Symbol, place: ts.Declaration, checker: ts.TypeChecker): string {
  const [written] = property.declarations ?? [];
  const isWritten = written !== undefined && (ts.isPropertySignature(written) || ts.isPropertyDeclaration(written));
  if (isWritten && written.type !== undefined && !dependsOnParameter(written)) return tidy(written.type.getText());
  const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
  const computed = tidy(checker.typeToString(checker.getTypeOfSymbolAtLocation(property, place), place, flags));
  // The arguments of such a type are worth less than the room they take.
  return computed.length <= longest ? computed : computed.replace(/^([\w.]+)<.*>$/, '$1<…>');
}

const longest = 160;

function dependsOnParameter(member: ts.PropertySignature | ts.PropertyDeclaration): boolean {
  const { parent } = member;
  const declared = ts.isTypeLiteralNode(parent) ? ts.findAncestor(parent, ts.isTypeAliasDeclaration) : parent;
  const names = declared !== undefined && 'typeParameters' in declared ? declared.typeParameters?.map(({ name }) => name.text) : undefined;
  return names?.some((name) => new RegExp(`\\b${name}\\b`).test(member.type?.getText() ?? '')) === true;
}

/** On one line, without the `undefined` that an optional member allows anyway, and without the paths of modules. */
export function tidy(type: string): string {
  const text = type
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/import\("[^"]*"\)\./g, '')
    // The compiler's own names for parameters that it has computed from a tuple.
    .replaceAll(/\b(?:args|said)_\d+: ([A-Z])(\w*)/g, (_, first: string, rest: string) => `${first.toLowerCase()}${rest}: ${first}${rest}`)
    .replaceAll(/([(,] ?)_(\w+): /g, '$1$2: ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '');
  const inner = /^\(([^()]*\([^()]*\)[^()]*)\)$/.exec(text)?.[1];
  return (inner ?? text).trim();
}
