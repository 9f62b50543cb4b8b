export function packPackages(folder: string): ReadonlyMap<string, string>;

export function packPackage(
  source: string,
  folder: string,
): { readonly filename: string; readonly size: number; readonly unpackedSize: number };

export function installLine(): string;
