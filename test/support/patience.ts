/** The time a test waits for a condition. No rule depends on it, and a busy machine can be slow. */
export const patienceMs = 60_000;

/** The time limit of a whole test or its setup. */
export const testTimeoutMs = 170_000;
