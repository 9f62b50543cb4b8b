export * from './admin/app-theme/index.js';
export * from './admin/branch-manager/index.js';
export * from './admin/comment-threads/index.js';
export * from './admin/dashboard-export/index.js';
export * from './admin/environment-variables-editor/index.js';
export * from './admin/job-tray/index.js';
export * from './admin/kit/index.js';
export * from './admin/log-viewer/index.js';
export * from './admin/oidc-token-configs/index.js';
export * from './admin/promotion-dialog/index.js';
export * from './admin/report-list/index.js';
export * from './admin/report-placement-list/index.js';
export * from './admin/user-management/index.js';
export * from './admin/workspace-explorer/index.js';
export { useCommonAdminLabels } from './react/useCommonAdminLabels.js';
export { Button, type ButtonProps } from './ui/button/Button.js';
export { IconButton, type IconButtonProps } from './ui/button/IconButton.js';
export type { Column, ColumnSort, RowSelection } from './ui/data-table/Column.js';
export { DataTable, type DataTableProps } from './ui/data-table/DataTable.js';
export { Dialog, DialogActions, DialogBody, type DialogProps } from './ui/dialog/Dialog.js';
export { Checkbox, type CheckboxProps } from './ui/fields/Checkbox.js';
export {
  type FieldSearch,
  type FieldSearchInputProps,
  SearchField,
  type SearchFieldProps,
} from './ui/fields/SearchField.js';
export { SelectField, type SelectFieldProps } from './ui/fields/SelectField.js';
export { TextField, type TextFieldProps } from './ui/fields/TextField.js';
export { TokenField, type TokenFieldProps } from './ui/fields/TokenField.js';
export type { IconType } from './ui/icon/Icon.js';
export { MenuItem, type MenuItemProps, MenuNote, MenuSeparator } from './ui/menu/MenuItem.js';
export { RowMenu, type RowMenuProps } from './ui/menu/RowMenu.js';
export { Popover, type PopoverProps } from './ui/popover/Popover.js';
export { TimeAgo, type TimeAgoProps } from './ui/time-ago/TimeAgo.js';
export { type ShowToast, type ToastDetails, type ToastText, useToast } from './ui/toasts/ToastContext.js';
export { Toasts } from './ui/toasts/Toasts.js';
export { type OutcomeToast, useOutcomeToast } from './ui/toasts/useOutcomeToast.js';
export { Tree, type TreeProps } from './ui/tree/Tree.js';
