/** Users who can sign in to the console, from the local service's own tenant. */
export const consoleUsers = {
  admin: { name: 'Ada', email: 'ada@parley.example' },
  analyst: { name: 'Noor', email: 'analyst@parley.example' },
  viewer: { name: 'Wilhelmina', email: 'viewer@parley.example' },
  former: { name: 'Ivo', email: 'left@parley.example' },
} as const;

export type ConsoleUserId = keyof typeof consoleUsers;

export function isConsoleUserId(value: unknown): value is ConsoleUserId {
  return typeof value === 'string' && Object.hasOwn(consoleUsers, value);
}
