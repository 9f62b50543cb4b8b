declare module 'virtual:live-examples' {
  /** The module of each live example, which exports one component. */
  export const examples: Readonly<Record<string, () => Promise<Readonly<Record<string, import('react').ComponentType>>>>>;
}
