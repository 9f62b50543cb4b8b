import { customElementsManifest } from '../element/customElementsManifest.mjs';
import { code } from './reference/markdownText.js';

/** Returns the section of the page about theming with every root variable and its default, from the style sheets. */
export function variableTable(path: string): readonly string[] {
  if (path !== 'theming') return [];
  const [element] = customElementsManifest().modules.flatMap(({ declarations = [] }) => declarations);
  const variables = element !== undefined && 'cssProperties' in element ? (element.cssProperties ?? []) : [];
  const rows = variables.map(({ name, default: initial = '', description }) => `| ${code(name)} | ${code(initial)} | ${description} |`);
  return [
    '## Defaults',
    '',
    'As they are written in the style sheets.',
    '',
    '| Variable | Default | Description |',
    '|-|-|-|',
    ...rows,
    '',
  ];
}
