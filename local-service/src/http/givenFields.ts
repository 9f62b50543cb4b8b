/** The fields that were given; `undefined` stands for one that was left out. */
export function givenFields<T extends object>(fields: { readonly [Key in keyof T]?: T[Key] | undefined }): Partial<T> {
  // What is left has no undefined field.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** The fields with a value; `null` says as little as one that was left out. */
export function withoutNulls<T extends object>(fields: T): { readonly [Key in keyof T]?: NonNullable<T[Key]> } {
  // What is left has neither.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)) as {
    readonly [Key in keyof T]?: NonNullable<T[Key]>;
  };
}
