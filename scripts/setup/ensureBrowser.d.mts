export function ensureBrowser(options?: {
  readonly find?: () => string | undefined;
  readonly run?: (command: string, args: readonly string[]) => Promise<boolean>;
  readonly say?: (line: string) => void;
  readonly hasApt?: boolean;
  readonly isHidden?: boolean;
}): Promise<string | undefined>;
