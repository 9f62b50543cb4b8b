/** How long a test waits for what is to come. No rule is about time, and a machine with other work to do may be slow. */
export const patienceMs = 20_000;

/** How long a whole test, or what comes before it, may take. */
export const testTimeoutMs = 120_000;
