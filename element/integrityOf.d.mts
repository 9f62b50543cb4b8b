export function integrityOf(folder: string): Readonly<Record<string, string>>;
