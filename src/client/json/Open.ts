/** Values the service is known to use, and any it may add. Treat an unknown one as itself, never as an error. */
export type Open<Known extends string> = Known | (string & {});
