/**
 * Writes src/app/route-tree.gen.ts, which is not in git. The router's plugin does this as soon as Vite reads its
 * configuration, so the build, the type check and the tests see the same tree.
 */
export async function generateRoutes() {
  const { NODE_ENV: before } = process.env;
  const { resolveConfig } = await import('vite');
  await resolveConfig({ logLevel: 'error' }, 'build', 'production');
  // Vite sets NODE_ENV to its mode, and the next process started from here would inherit it.
  if (before === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = before;
}
