import { customElementsManifest } from '../../element/customElementsManifest.mjs';
import { code, prose } from './markdownText.js';

/** Renders `<parley-chat>` from the manifest that editors read: its attributes, properties, methods, events, parts and variables. */
export function renderElement(): string {
  const [element] = customElementsManifest().modules.flatMap(({ declarations = [] }) => declarations);
  if (element === undefined || !('tagName' in element)) throw new Error('The manifest declares no element.');
  const { attributes = [], members = [], events = [], cssParts = [], cssProperties = [] } = element;
  const fields = members.filter((member) => member.kind === 'field');
  const methods = members.filter((member) => member.kind === 'method');
  return [
    `The element is \`<${element.tagName}>\`. ${prose(element.description ?? '')}`,
    ...section('Attributes', attributes),
    ...section('Properties', fields),
    ...section(
      'Methods',
      methods.map(({ parameters = [], ...method }) => ({
        ...method,
        name: `${method.name}(${parameters.map(({ name, type }) => `${name}: ${type?.text ?? 'unknown'}`).join(', ')})`,
      })),
    ),
    ...section('Events', events),
    ...section('CSS parts', cssParts),
    ...section('CSS variables', cssProperties),
  ].join('\n\n');
}

interface Item {
  readonly name: string;
  readonly description?: string | undefined;
  readonly type?: { readonly text: string } | undefined;
  readonly default?: string | undefined;
}

function section(title: string, items: readonly Item[]): readonly string[] {
  const lines = items.map(({ name, type, default: initial, description }) => {
    const head = `- **${code(name)}**${type === undefined ? '' : ` ${code(type.text)}`}${initial === undefined ? '' : ` *default ${code(initial)}*`}`;
    return description === undefined ? head : `${head}\\\n  ${prose(description)}`;
  });
  return lines.length === 0 ? [] : [`## ${title}`, lines.join('\n')];
}
