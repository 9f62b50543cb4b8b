/** The fields that were given; `undefined` stands for one that was left out. */
export function givenFields<T extends object>(fields: { readonly [Key in keyof T]?: T[Key] | undefined }): Partial<T> {
  // What is left has no undefined field.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** Returns the fields with a value. `null` means the same as an omitted field. */
export function withoutNulls<T extends object>(fields: T): { readonly [Key in keyof T]?: NonNullable<T[Key]> } {
  // The remaining fields are neither `null` nor `undefined`.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)) as {
    readonly [Key in keyof T]?: NonNullable<T[Key]>;
  };
}
