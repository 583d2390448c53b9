import type { QueryClient } from '@tanstack/react-query';

/** What every route's guard and loader receives. */
export type RouterContext = {
  queryClient: QueryClient;
  /** Loads the routes behind the sign-in, once. Returns whether a route now matches the address. */
  openScreens: (pathname: string) => Promise<boolean>;
};
