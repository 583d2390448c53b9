/**
 * A worker is started because one request waits for it, and before that it would evaluate the descriptors and verbs of
 * all the others. So its list of routes holds methods and paths alone, and the routes of a module are evaluated with
 * the first request for one of them. On Node everything is there from the beginning.
 */
import { readFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Route } from '#api/kernel/route';

const listPath = 'sandbox-api/modules/routes.ts';
const importPattern = /import \{ (?<name>\w+) \} from '(?<source>\.\/[\w-]+\/routes)';/g;

/** The routes of one module, as the list of its area imports them; the source as seen from the list of areas. */
type Group = { name: string; source: string };

/** Fails when a route of the list is in none of the modules that it imports. */
export function withRoutesOnDemand(): Plugin {
  return {
    name: 'engine-with-routes-on-demand',
    enforce: 'pre',
    transform: async (code, id) => {
      if (!id.endsWith(listPath)) return null;
      const groups = await groupsOf(id, code);
      return { code: lateList(groups, await evaluate(id, groups)), map: null };
    },
  };
}

/** Two floors: the list imports the areas, and each area its modules. */
async function groupsOf(list: string, code: string): Promise<Group[]> {
  const areas = importsIn(code).map(async ({ source }) => {
    const area = await readFile(join(dirname(list), `${source}.ts`), 'utf8');
    return importsIn(area).map((found) => ({
      name: found.name,
      source: `./${posix.join(posix.dirname(source), found.source)}`,
    }));
  });
  return (await Promise.all(areas)).flat();
}

function importsIn(code: string): Group[] {
  return [...code.matchAll(importPattern)].map(({ groups }) => groups as Group);
}

type Evaluated = { all: readonly Route[]; ofGroups: (readonly Route[])[] };

/** All in one evaluation, so that the list's routes are the modules' own. */
async function evaluate(list: string, groups: readonly Group[]): Promise<Evaluated> {
  const entry = 'virtual:list-and-modules';
  const code = [
    `export { routes } from ${JSON.stringify(list)};`,
    ...groups.map(
      ({ name, source }) => `export { ${name} } from ${JSON.stringify(join(dirname(list), source))};`,
    ),
  ].join('\n');
  const { module } = await runnerImport<Record<string, readonly Route[]>>(entry, {
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    plugins: [
      {
        name: 'list-and-modules',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? code : null),
      },
    ],
  });
  return { all: module.routes ?? [], ofGroups: groups.map(({ name }) => module[name] ?? []) };
}

/** The list as a module of its own: where each route is found, its method and its path, in the list's order. */
function lateList(groups: readonly Group[], { all, ofGroups }: Evaluated): string {
  const places = all.map((route) => {
    const { id, method, path } = route.endpoint;
    const group = ofGroups.findIndex((routes) => routes.includes(route));
    if (group < 0) throw new Error(`${id} is in no module that ${listPath} leads to.`);
    return [group, ofGroups[group]?.indexOf(route), method, path];
  });
  const loaders = groups.map(
    ({ name, source }) => `() => import(${JSON.stringify(source)}).then((module) => module.${name})`,
  );
  return [
    `const loaders = [${loaders.join(', ')}];`,
    `const places = ${JSON.stringify(places)};`,
    'const lateRoute = ([group, index, method, path]) => ({',
    '  method,',
    '  path,',
    '  load: async () => (await loaders[group]())[index],',
    '});',
    'export const routes = places.map(lateRoute);',
  ].join('\n');
}
