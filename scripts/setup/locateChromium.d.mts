export const browserAdvice: string;

export function locateChromium(options?: {
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly platform?: string;
  readonly exists?: (path: string) => boolean;
  readonly playwrightsOwn?: () => string | undefined;
}): string | undefined;
