import { z } from 'zod';

/** Which article is open; without one, or with an unknown one, the first. */
export const adviceSearch = z.object({ article: z.string().max(60).optional().catch(undefined) });
