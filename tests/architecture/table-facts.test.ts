import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { type TableFacts, tableFacts } from '#api/db/table-facts';
import { parentsFirst, referencesOf, tables } from '#api/db/tables';
import { isBelow } from '#api/testing/filled/rows-below';
import { entities } from '../../src/features/account/history/fields';

const declarations = 'sandbox-api/db/table-facts.ts';
const folder = join(import.meta.dirname, '../../sandbox-api/db/schema');

const facts: ReadonlyMap<PgTable, TableFacts> = new Map(
  Object.entries(tables).flatMap(([key, table]) => {
    const declared = (tableFacts as Partial<Record<string, TableFacts>>)[key];
    return declared ? [[table, declared]] : [];
  }),
);
const declared = [...facts].map(([table, { removal, workspaceFile, history }]) => ({
  table,
  name: getTableName(table),
  removal,
  workspaceFile,
  history,
}));

const named = (ones: readonly { name: string }[]) => ones.map(({ name }) => name);

test(`each table of the schema is declared in ${declarations}`, async () => {
  const missing: string[] = [];
  for (const file of readdirSync(folder)) {
    const module: Record<string, unknown> = await import(join(folder, file));
    for (const [key, one] of Object.entries(module)) {
      if (!is(one, PgTable)) continue;
      if (!Object.values(tables).includes(one))
        missing.push(`${key} is unknown: add schema/${file} to sandbox-api/db/tables.ts.`);
      else if (!facts.has(one))
        missing.push(
          `${key} is not declared: say in ${declarations} when its rows are deleted, whether a workspace file has them, and whether the history tells them.`,
        );
    }
  }
  expect(missing).toEqual([]);
});

describe('declarations about the deletion of rows', () => {
  test('say "with its location" only for tables below locations, and give a reason for those below that stay', () => {
    const wrong = declared.filter(({ table, removal }) => {
      const goes = removal.with === 'location';
      const explains = removal.with === 'company' && removal.outlivesLocationBecause !== undefined;
      return isBelow('location', table) ? !goes && !explains : goes || explains;
    });
    expect(named(wrong)).toEqual([]);
  });

  test('say "with nothing" for exactly the tables that are not below companies', () => {
    const wrong = declared.filter(
      ({ table, removal }) => isBelow('company', table) === (removal.with === 'nothing'),
    );
    expect(named(wrong)).toEqual([]);
  });
});

describe('declarations about a workspace file', () => {
  test('leave out no company data that exported rows refer to', () => {
    const isLeftOut = (table: PgTable) => {
      const { workspaceFile, removal } = facts.get(table) ?? {};
      return typeof workspaceFile === 'object' && removal?.with !== 'nothing';
    };
    const broken = declared
      .filter(({ workspaceFile }) => typeof workspaceFile === 'string')
      .flatMap(({ table, name }) =>
        referencesOf(table)
          .filter((reference) => isLeftOut(reference.table))
          .map((reference) => `${name} → ${getTableName(reference.table)}`),
      );
    expect(broken).toEqual([]);
  });

  test('have an order in which each row comes after those that it refers to', () => {
    const order = parentsFirst();
    expect(new Set(order)).toEqual(new Set(Object.values(tables)));
    for (const table of order)
      for (const { table: parent } of referencesOf(table))
        expect(order.indexOf(parent), getTableName(table)).toBeLessThanOrEqual(order.indexOf(table));
  });
});

test('the history has texts for exactly the tables that are declared to be shown', () => {
  const told = declared.filter(({ history }) => history === 'told');
  expect(named(told).toSorted()).toEqual([...entities].toSorted());
});

test('a reason is a sentence', () => {
  const reasons = declared.flatMap(({ removal, workspaceFile, history }) => [
    'because' in removal ? removal.because : undefined,
    'outlivesLocationBecause' in removal ? removal.outlivesLocationBecause : undefined,
    'leavesMarkedRows' in removal ? removal.leavesMarkedRows?.because : undefined,
    typeof workspaceFile === 'object' ? workspaceFile.leftOutBecause : undefined,
    typeof history === 'object' ? history.untoldBecause : undefined,
  ]);
  const given = reasons.filter((reason) => reason !== undefined);
  expect(given.filter((reason) => !/^[A-Z].{15,}\.$/.test(reason))).toEqual([]);
});
