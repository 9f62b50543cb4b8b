// What readers need to change a query. Import it through `useQueryTools`, because the editor is large.
export { formatSql } from './formatSql.js';
export { QueryEditor } from './QueryEditor.js';
