/** All overlays, built with Base UI. They load in one chunk after the first render. */

export { createTooltips } from './createTooltips.js';
export { FailureNotice } from './FailureNotice.js';
export { MenuButton } from './MenuButton.js';
export { MenuEntry } from './MenuEntry.js';
export { MenuRoot } from './MenuRoot.js';
export { ModalDialog } from './ModalDialog.js';
export { OpenMenuList } from './OpenMenuList.js';
export { PlainSelect } from './PlainSelect.js';
export { PopoverBeside } from './PopoverBeside.js';
export { SearchSelect } from './SearchSelect.js';
export { ToastRegion } from './ToastRegion.js';
export { ToolbarButton, ToolbarRoot } from './ToolbarParts.js';
