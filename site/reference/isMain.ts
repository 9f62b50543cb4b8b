import type { ReferenceName } from './Reference.js';

/** True for the component that a page is about, such as `ReportList` of `admin/report-list`. */
export function isMain({ name }: Pick<ReferenceName, 'name'>, path: string): boolean {
  const slug = path.slice(path.lastIndexOf('/') + 1).replaceAll('-', '');
  return name.toLowerCase() === slug || name.toLowerCase() === `${slug}button` || (path === 'react/parts' && name === 'ChatPanel');
}
