/**
 * The contents of a field: fields of the contract; a `map`, whose keys are data and whose values are objects of the contract; only data
 * (`opaque`); or messages in the serialized form of the agent's own library, of which only tools are the contract's.
 */
export type FieldKind = 'fields' | 'map' | 'opaque' | 'messages';

/** The known fields of one body, by its URL. */
export interface BodyKinds {
  /** The kind of the body itself. */
  readonly root: FieldKind;
  of(parent: string, field: string): FieldKind;
}

/** Returns the kinds for the chat and the data query API. */
export function kindsOfLines(): BodyKinds {
  return kindsWith('fields', { '.data': 'opaque', 'result.data': 'opaque', 'state.messages': 'messages' });
}

/** Returns the kinds for the management and provisioning API, by the contract's path. */
export function kindsOfPath(path: string): BodyKinds {
  if (/\/(?:spec|initiate)\/?$/.test(path)) return kindsWith('opaque', {});
  if (/\/file-hashes\/?$/.test(path)) return kindsWith('map', {});
  if (/\/oauth-integrations(?:\/|$)/.test(path)) return kindsWith('fields', { '.config': 'opaque', 'items.config': 'opaque' });
  return kindsWith('fields', path.startsWith('/api/scim/') ? { '.meta': 'fields', 'Resources.meta': 'fields' } : {});
}

/**
 * The fields in which the contract allows any JSON, and those whose keys are chosen by users. A test compares this list with the types of
 * the interface.
 */
const openFields: Readonly<Record<string, FieldKind>> = {
  accessTest: 'opaque',
  calculatedFields: 'opaque',
  caseSensitive: 'opaque',
  columnFormats: 'map',
  customClaims: 'opaque',
  dependencies: 'opaque',
  endInclusive: 'opaque',
  formattedValue: 'opaque',
  isExternal: 'opaque',
  lastError: 'opaque',
  meta: 'opaque',
  notifications: 'opaque',
  outputData: 'opaque',
  securityContext: 'opaque',
  security_context: 'opaque',
  sourceOverrides: 'opaque',
  spec: 'opaque',
  startInclusive: 'opaque',
  style: 'opaque',
  targetNames: 'opaque',
  templateVariables: 'opaque',
  tosAccepted: 'opaque',
  value: 'opaque',
  '.files': 'map',
  '.manifest': 'opaque',
  'app.files': 'opaque',
  'config.settings': 'opaque',
  'dashboardDraft.settings': 'opaque',
  'dashboardPublished.settings': 'opaque',
  'widgets.config': 'opaque',
};

function kindsWith(root: FieldKind, own: Readonly<Record<string, FieldKind>>): BodyKinds {
  const kinds = new Map(Object.entries({ ...openFields, ...own }));
  return { root, of: (parent, field) => kinds.get(`${parent}.${field}`) ?? kinds.get(field) ?? 'fields' };
}
