import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { routes } from '#api/modules/routes';
import { createSandboxRoutes } from '#api/modules/sandbox/routes';

/**
 * Dead code in files that an area's `routes.ts` binds as a whole: knip counts every export of such a file as used.
 * An export is needed if it answers an endpoint, is imported by name, or is used in its own file.
 */

const root = join(import.meta.dirname, '../..');
const sources = ['sandbox-api', 'seed', 'tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(root, folder, name)),
);

const clock = { now: () => new Date(0), travelTo: () => {} };
const handlers = new Set<unknown>([...routes, ...createSandboxRoutes(clock)].map(({ handler }) => handler));

const importedNames = new Set(
  sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^(?:import|export)[^;]*?\{([^}]*)\} from '/gm)].flatMap(
      ([, names = '']) => names.split(',').map((name) => name.replace(/^\s*type\s|\sas\s.*/g, '').trim()),
    ),
  ),
);

const boundFiles = sources
  .filter((path) => /modules\/[\w-]+\/routes\.ts$/.test(path))
  .flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^import \* as \w+ from '(\.[^']+)';/gm)].map(([, target = '']) =>
      join(dirname(path), `${target}.ts`),
    ),
  );

test('knows the files that are bound as a whole', () => {
  expect(boundFiles.length).toBeGreaterThan(40);
});

test.each(boundFiles.map((path) => relative(root, path)))('%s exports nothing unused', async (name) => {
  const path = join(root, name);
  const module = (await import(pathToFileURL(path).href)) as Record<string, unknown>;
  expect(unneededExports(readFileSync(path, 'utf8'), module)).toEqual([]);
});

test('finds a planted function and a planted type', () => {
  const planted = 'export type PlantedType = string;\nexport async function plantedCall() {}';
  expect(unneededExports(planted, { plantedCall: () => {} })).toEqual(['PlantedType', 'plantedCall']);
});

function unneededExports(text: string, module: Record<string, unknown>): string[] {
  return exportedNames(text).filter(
    (name) =>
      !handlers.has(module[name]) &&
      !importedNames.has(name) &&
      text.split(new RegExp(`\\b${name}\\b`)).length <= 2,
  );
}

function exportedNames(text: string): string[] {
  const file = ts.createSourceFile('service.ts', text, ts.ScriptTarget.Latest, true);
  return file.statements.flatMap((statement): string[] => {
    if (ts.isExportDeclaration(statement)) {
      const clause = statement.exportClause;
      return clause && ts.isNamedExports(clause) ? clause.elements.map(({ name }) => name.text) : [];
    }
    if (!ts.canHaveModifiers(statement)) return [];
    if (!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
    }
    const { name } = statement as ts.FunctionDeclaration;
    return name ? [name.text] : [];
  });
}

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []));
}
