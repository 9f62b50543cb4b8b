/** The heading and the text of a version in a changelog. */
export interface ChangelogSection {
  /** ISO date, or undefined for a version that is not released yet. */
  readonly date: string | undefined;
  readonly text: string;
}

/** Returns the section `## 1.2.0 – 2026-11-25` of a version, or undefined if there is none. */
export function readChangelog(changelog: string, version: string): ChangelogSection | undefined {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.split(' ', 1)[0] === version);
  if (section === undefined) return undefined;
  const [heading = '', ...lines] = section.split('\n');
  return { date: /\d{4}-\d{2}-\d{2}/.exec(heading)?.[0], text: lines.join('\n').trim() };
}
