import type { Route } from '#api/kernel/route';

/** The calls of this area. */
export const reportsAreaRoutes: readonly Route[] = [];
