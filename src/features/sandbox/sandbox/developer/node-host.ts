/** Where `npm run api` listens unless it is told otherwise. */
export const nodeHost = 'http://localhost:8787';
