import { code, prose } from './markdownText.js';
import type { NameKind, ReferenceMember, ReferenceName } from './Reference.js';
import { type ReferencePage, sectionTitles } from './referencePages.js';

/** Returns the address of a public name, or `undefined` if there is none of this name. */
export type FindName = (name: string) => string | undefined;

/** Renders a page with all its names, in sections by kind. */
export function renderNames(page: ReferencePage, findName: FindName): string {
  const sections = Object.entries(sectionTitles).flatMap(([kind, title]) => {
    const names = page.names.filter((name) => name.kind === kind);
    return names.length === 0 ? [] : [`## ${title}`, ...names.map((name) => renderName(name, page, findName))];
  });
  return sections.join('\n\n');
}

function renderName(name: ReferenceName, page: ReferencePage, findName: FindName): string {
  const likeOf = page.names.find((other) => hasSameProps(name, other));
  const members = likeOf === undefined ? name.members : [];
  return [
    `### \`${name.name}\``,
    prose(name.description),
    ...(name.signature === '' ? [] : [`\`\`\`ts\n${name.signature}\n\`\`\``]),
    ...(name.notes.length === 0 ? [] : [name.notes.map((note) => `- ${prose(note)}`).join('\n')]),
    ...(likeOf === undefined ? [] : [`The props of [\`${likeOf.name}\`](${findName(likeOf.name)}).`]),
    ...(members.length === 0 ? [] : [`**${memberTitles[name.kind] ?? 'Members'}**`, members.map(renderMember).join('\n')]),
    ...(name.takesElementProps && likeOf === undefined
      ? [members.length === 0 ? 'Takes the props of its element.' : 'Further props go to its element.']
      : []),
    ...linksOf(name, members, findName),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const memberTitles: Partial<Record<NameKind, string>> = { component: 'Props', hook: 'Options' };

/** The type of a component's props, and a root that takes the props of its widget, do not repeat them. */
function hasSameProps(name: ReferenceName, other: ReferenceName): boolean {
  if (other.kind !== 'component' || other.name === name.name || other.members.length === 0) return false;
  if (name.kind === 'type') return name.name === `${other.name}Props`;
  return name.kind === 'component' && name.name === `${other.name}Root` && keysOf(name).every((key) => keysOf(other).includes(key));
}

function keysOf({ members }: ReferenceName): readonly string[] {
  return members.map(({ name }) => name);
}

function renderMember({ name, type, isRequired, defaultValue, description }: ReferenceMember): string {
  const initial = defaultValue === undefined ? '' : ` *default ${code(defaultValue)}*`;
  const head = `- **${code(isRequired ? name : `${name}?`)}** ${code(type)}${initial}`;
  return description === '' ? head : `${head}\\\n  ${prose(description)}`;
}

/** Links to the types that a signature and the members mention, because code has no links. */
function linksOf({ name, signature }: ReferenceName, members: readonly ReferenceMember[], findName: FindName): readonly string[] {
  const words = [signature, ...members.map(({ type }) => type)].join(' ').match(/\b[A-Z]\w+/g) ?? [];
  const links = [...new Set(words)].flatMap((word) => {
    const address = word === name ? undefined : findName(word);
    return address === undefined ? [] : `[\`${word}\`](${address})`;
  });
  return links.length === 0 ? [] : [`Types: ${links.join(', ')}`];
}
