/** A way to look at each story. */
export interface View {
  readonly name: string;
  readonly theme: 'light' | 'dark';
  readonly size: { readonly width: number; readonly height: number };
}

export const views: readonly View[] = [
  { name: 'light', theme: 'light', size: { width: 1024, height: 768 } },
  { name: 'dark', theme: 'dark', size: { width: 1024, height: 768 } },
  { name: '360', theme: 'light', size: { width: 360, height: 740 } },
];
