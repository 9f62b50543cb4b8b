/** What `JSON.parse` gives. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
