'use client';
export interface RecentThread {
  readonly chatId: string;
  readonly title: string;
  readonly atMs: number;
}
export function useRecentThreads(): { readonly threads: readonly RecentThread[] } {
  return { threads: [] };
}
