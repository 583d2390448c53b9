import { loadRoutes } from './areas';

/** Every call the API answers, by area. */
export const routes = await loadRoutes();
