/** The dialogs for adding or changing several users at once. */
export { AddManyDialog } from './AddManyDialog.js';
export { ChangeGroupsDialog } from './ChangeGroupsDialog.js';
export { SetAttributeDialog } from './SetAttributeDialog.js';
