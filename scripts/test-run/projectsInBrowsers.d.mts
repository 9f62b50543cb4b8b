export function projectsInBrowsers(args: readonly string[], files?: readonly string[]): string[];
