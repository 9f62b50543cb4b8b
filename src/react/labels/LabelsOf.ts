/** The type of a catalogue in any language, made from the English one: the same words and functions, whatever their texts. */
export type LabelsOf<English> = English extends (...args: infer Args) => string
  ? (...args: Args) => string
  : English extends string
    ? string
    : { readonly [Key in keyof English]: LabelsOf<English[Key]> };
