// In the shape of Next.js.

export const useSearchParams = (): URLSearchParams => new URLSearchParams(location.search);

export const useRouter = () => ({ push: (_address: string): void => {}, replace: (_address: string): void => {} });
