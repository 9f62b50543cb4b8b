export function ensurePackages(): Promise<void>;

export function installMissing(options: {
  readonly folder: string;
  readonly run: (args: readonly string[], folder: string) => Promise<{ readonly code: number; readonly output: string }>;
  readonly say: (line: string) => void;
  readonly node?: string;
}): Promise<boolean>;

export function findMissing(folder: string): string[];
