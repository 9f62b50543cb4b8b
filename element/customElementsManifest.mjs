import { readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * Describes `<parley-chat>` in the format that editors and catalogues read, from the declarations and docstrings of `src/element`
 * and the variables of its styles. Paths are relative to the repository.
 */
export function customElementsManifest() {
  const { attributeNames, ElementAttributes, ElementMode, ElementTheme } = declarationsOf('src/element/attributes.ts');
  const { SidebarLayout } = declarationsOf('src/chat/frame/SidebarLayout.ts');
  const { ElementProperties } = declarationsOf('src/element/ElementProperties.ts');
  const { ElementEventDetails } = declarationsOf('src/element/elementEvents.ts');
  const { partNames } = declarationsOf('src/element/exposeParts.ts');
  const { ParleyChatElement } = declarationsOf('src/element/ParleyChatElement.tsx');
  const attributes = new Map(ElementAttributes.members.map((member) => [kebabCase(member.name.text), member]));
  const path = 'parley-chat.js';
  return {
    schemaVersion: '2.1.0',
    modules: [
      {
        kind: 'javascript-module',
        path,
        declarations: [
          {
            kind: 'class',
            customElement: true,
            name: 'ParleyChatElement',
            tagName: 'parley-chat',
            description: descriptionOf(ParleyChatElement),
            superclass: { name: 'HTMLElement' },
            attributes: stringsIn(attributeNames).map((name) => ({
              name,
              ...described(attributes.get(name), { ElementMode, ElementTheme, SidebarLayout }),
            })),
            members: [
              ...ElementProperties.members.map((member) => ({ kind: 'field', name: member.name.text, ...described(member) })),
              ...ParleyChatElement.members.filter(isPublicMethod).map(methodOf),
            ],
            events: ElementEventDetails.members.map((member) => ({
              name: member.name.text,
              description: descriptionOf(member),
              type: { text: `CustomEvent<${textOf(member.type)}>` },
            })),
            cssParts: stringsIn(partNames).map((name) => ({ name })),
            cssProperties: rootVariables(),
          },
        ],
        exports: [
          { kind: 'js', name: 'ParleyChatElement', declaration: { name: 'ParleyChatElement' } },
          { kind: 'custom-element-definition', name: 'parley-chat', declaration: { name: 'ParleyChatElement' } },
        ],
      },
    ],
  };
}

/** Top-level declarations of a file by name. */
function declarationsOf(path) {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  return Object.fromEntries(
    file.statements
      .flatMap((statement) => (ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement]))
      .flatMap((declaration) => (declaration.name === undefined ? [] : [[declaration.name.text, declaration]])),
  );
}

function stringsIn(declaration) {
  const strings = [];
  const visit = (node) => {
    if (ts.isStringLiteral(node)) strings.push(node.text);
    else ts.forEachChild(node, visit);
  };
  visit(declaration.initializer);
  return strings;
}

function isPublicMethod(member) {
  return ts.isMethodDeclaration(member) && ts.isIdentifier(member.name) && !member.name.text.endsWith('Callback');
}

function methodOf(member) {
  return {
    kind: 'method',
    name: member.name.text,
    description: descriptionOf(member),
    parameters: member.parameters.map(({ name, type }) => ({ name: name.text, type: { text: textOf(type) } })),
    return: { type: { text: textOf(member.type) } },
  };
}

function described(member, aliases = {}) {
  if (member === undefined) throw new Error('An attribute of the element has no declaration.');
  const description = descriptionOf(member);
  const initial = /Default `([^`]+)`/.exec(description)?.[1];
  const type = aliases[member.type.getText()]?.type ?? member.type;
  return { type: { text: textOf(type) }, description, ...(initial === undefined ? {} : { default: initial }) };
}

function descriptionOf(node) {
  const text = ts.getJSDocCommentsAndTags(node).map(({ comment }) => ts.getTextOfJSDocComment(comment))[0];
  if (text === undefined) throw new Error(`${node.name.getText()} has no docstring for the manifest of the element.`);
  return text.replace(/\s+/g, ' ');
}

function textOf(type) {
  return type
    .getText()
    .replace(/\s+/g, ' ')
    .replace(/ \| undefined$/, '')
    .replace(/\breadonly /g, '');
}

function kebabCase(name) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The variables a page may set, each with the comment above it. */
function rootVariables() {
  const pattern = /\/\* ([^*]+) \*\/\n {2}--parley-base-([\w-]+): var\(--parley-\2, (?:var\(--parley-palette-[\w-]+, (.+)\)|(.+))\);/g;
  const styles = ['src/ui/tokens.css', 'src/chat/results/chart/chart-colors.css', 'src/element/element.css']
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  return [...styles.matchAll(pattern)].map(([, description, name, initial, plain]) => ({
    name: `--parley-${name}`,
    description,
    default: initial ?? plain,
  }));
}
