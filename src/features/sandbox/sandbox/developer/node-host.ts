/** The default address of `npm run api`. */
export const nodeHost = 'http://localhost:8787';
