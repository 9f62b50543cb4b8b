/** What goes wrong on the page from now on without anybody handling it. */
export function collectFaults(): string[] {
  const faults: string[] = [];
  addEventListener('error', ({ message }) => faults.push(`error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`unhandled rejection: ${reason}`));
  return faults;
}
