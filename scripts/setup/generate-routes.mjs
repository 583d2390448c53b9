/**
 * Writes src/app/route-tree.gen.ts, which git does not keep. The router's plugin does it as soon as Vite
 * reads its configuration, so that the build, the type check and the tests see the same tree.
 */
export async function generateRoutes() {
  const { NODE_ENV: before } = process.env;
  const { resolveConfig } = await import('vite');
  await resolveConfig({ logLevel: 'error' }, 'build', 'production');
  // Vite leaves its mode in NODE_ENV, and whatever this process starts next would take it over.
  if (before === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = before;
}
