export const englishKeys = {
  /** The title of the dialog. */
  title: 'Keyboard shortcuts',
  /** The names of keys, as written on a keyboard. */
  enter: 'Enter',
  escape: 'Esc',
  space: 'Space',
  shift: 'Shift',
  control: 'Ctrl',
  home: 'Home',
  end: 'End',
  /** Any letter. */
  letters: 'A–Z',
  /** The headings. */
  everywhere: 'Menus, lists and dialogs',
  tables: 'Tables',
  trees: 'Trees',
  texts: 'Comments',
  /** What the keys do. */
  close: 'Close or cancel',
  moveInMenu: 'Move up or down',
  jump: 'Go to the item that starts with what you type',
  firstOrLast: 'Go to the first or last item',
  select: 'Select a row',
  selectRange: 'Select all rows from the last selected one',
  resizeColumn: 'Resize the column whose border has the focus',
  expand: 'Expand',
  collapse: 'Collapse',
  open: 'Open',
  send: 'Send',
};
