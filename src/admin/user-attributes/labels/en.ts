export const englishUserAttributes = {
  /** The accessible name of the table. */
  caption: 'User attributes',
  /** The accessible name and placeholder of the search field. */
  search: 'Search attributes',
  /** The headers of the table. */
  columns: { name: 'Attribute', path: 'In access policies', type: 'Type', defaultValue: 'Default', description: 'Description' },
  /** The types of values. */
  types: { string: 'Text', number: 'Number', boolean: 'Yes or no', string_array: 'List of text values', number_array: 'List of numbers' },
  /** The choice that shows attributes of every type. */
  anyType: 'Any type',
  /** The choice without a default value. */
  noDefault: 'No default',
  /** The labels of the fields. */
  fields: {
    name: 'Name',
    type: 'Type',
    displayName: 'Display name',
    description: 'Description',
    defaultValue: 'Default value',
  },
  /** The hints below the fields. */
  hints: {
    name: 'Access policies filter rows by it, so it can’t be changed later.',
    path: (path: string) => `Access policies read it as ${path}. It can’t be changed later.`,
    pathFixed: (path: string) => `Access policies read it as ${path}, so it can’t be changed.`,
    unusual: (path: string) => `Use letters, digits and underscores if access policies should read it as ${path}.`,
    type: 'It can’t be changed later.',
    typeFixed: 'Users may have values of this type, so it can’t be changed.',
    displayName: 'Shown in place of the name. Access policies don’t use it.',
    defaultValue: 'Applies to all users without a value. Changes affect access policies immediately.',
  },
  /** The problems of the fields. */
  problems: {
    name: 'Enter a name.',
    nameTaken: 'Another attribute already has this name.',
    defaultNumber: 'Enter a number. Use a point for decimals.',
  },
  /** The action that creates an attribute. */
  create: {
    action: 'Add attribute',
    submit: 'Add attribute',
    done: (name: string) => `Added ${name}`,
    failed: 'Couldn’t add the attribute',
  },
  /** The action that changes one. */
  update: { action: 'Edit', done: (name: string) => `Saved ${name}`, failed: 'Couldn’t save the changes' },
  /** The heading of an empty list. */
  empty: 'No user attributes',
  /** The text below it. */
  emptyAdvice: 'Add one to let access policies show each user only their own rows.',
};
