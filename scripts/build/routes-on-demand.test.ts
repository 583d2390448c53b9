import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { expect, it } from 'vitest';
import type { LateRoute } from '#api/kernel/route';
import { routes } from '#api/modules/routes';
import { withRoutesOnDemand } from './routes-on-demand';

const list = join(process.cwd(), 'sandbox-api/modules/routes.ts');

type Found = Pick<LateRoute, 'method' | 'path'> & { id: string };

/** What a bundle would have, each route loaded while the modules can still be imported. */
async function findLate(): Promise<readonly Found[]> {
  const entry = `
    import { routes } from ${JSON.stringify(list)};
    const find = async ({ method, path, load }) => ({ method, path, id: (await load()).endpoint.id });
    export const found = await Promise.all(routes.map(find));`;
  const { module } = await runnerImport<{ found: readonly Found[] }>('virtual:entry', {
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    plugins: [
      withRoutesOnDemand(),
      {
        name: 'entry',
        resolveId: (id) => (id === 'virtual:entry' ? id : null),
        load: (id) => (id === 'virtual:entry' ? entry : null),
      },
    ],
  });
  return module.found;
}

it('lists the same routes in the same order, and each loads its own', async () => {
  const facts = routes.map(({ endpoint: { id, method, path } }) => ({ method, path, id }));
  expect(await findLate()).toEqual(facts);
});

it('refuses a list with a route from elsewhere', async () => {
  const { transform } = withRoutesOnDemand();
  const code = (await readFile(list, 'utf8')).replace("'./knowledge/routes'", "'./elsewhere'");
  const run = transform as (code: string, id: string) => Promise<unknown>;
  await expect(run(code, list)).rejects.toThrow('is in no module');
});
