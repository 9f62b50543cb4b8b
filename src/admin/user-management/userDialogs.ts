/** The dialogs, which load after the first render. */
export { AddManyDialog } from './AddManyDialog.js';
export { AddUserDialog } from './AddUserDialog.js';
export { ChangeGroupsDialog } from './ChangeGroupsDialog.js';
export { OpenUserDrawer } from './OpenUserDrawer.js';
export { SetAttributeDialog } from './SetAttributeDialog.js';
