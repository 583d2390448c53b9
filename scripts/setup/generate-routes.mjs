/**
 * Writes src/app/route-tree.gen.ts, which git does not keep. The router's plugin does it as soon as Vite
 * reads its configuration, so that the build, the type check and the tests see the same tree.
 */
export async function generateRoutes() {
  const { resolveConfig } = await import('vite');
  await resolveConfig({ logLevel: 'error' }, 'build');
}
