/** Operations without a widget on purpose, with the reason. */
export const headlessOperations: Readonly<Record<string, string>> = {};
