import type { SourceKind } from '#api/contract/emissions/emission-selection';
import type { DataRow } from '#api/contract/reports/data-tables/data-tables';
import { localSymbol } from '#api/domain/units/local-symbol';
import type { Ctx } from '#api/kernel/context';
import { localName } from '#api/kernel/names';
import { namesFor } from '#api/modules/emissions/sums/service';
import { entryIdOf, exact, flagOf, orNull } from './cells';
import { findSupplyTypes } from './repository';
import * as ledger from './repository-ledger';
import { visibleTo } from './visible';

const factorKey = { published: (id: number) => `published-${id}`, own: (id: number) => `own-${id}` };

const lineIdOf = (kind: SourceKind, id: number, position: number) => `${entryIdOf(kind, id)}-${position}`;

export type LedgerPage = { rows: DataRow<'ledger'>[]; last: ledger.LineKey | null };

/** Lines after one; `last` is the last of them where there may be more. */
export async function ledgerRows(
  ctx: Ctx,
  { after, limit }: { after: ledger.LineKey | null; limit: number },
): Promise<LedgerPage> {
  const { db, session, locale } = ctx;
  const lines = await ledger.findLines(db, session.companyId, { visible: visibleTo(ctx), after, limit });
  const names = await namesFor(ctx);
  const supplyTypes = await findSupplyTypes(db);
  const contracts = new Map(supplyTypes.map((type) => [type.id, localName(type, locale)]));
  const toRow = (line: ledger.LedgerLine): DataRow<'ledger'> => ({
    line_id: lineIdOf(line.sourceKind, line.sourceId, line.position),
    entry_id: entryIdOf(line.sourceKind, line.sourceId),
    derived_from_line_id:
      line.derivedFromPosition === null
        ? null
        : lineIdOf(line.sourceKind, line.sourceId, line.derivedFromPosition),
    period_month: line.periodMonth,
    location_id: line.locationId,
    scope: line.scope,
    category: line.category,
    category_name: orNull(names.category(line.category)),
    method: line.method,
    is_headline: flagOf(line.isHeadline),
    source: orNull(names.item(line.sourceKind, line.itemId)),
    electricity_contract: contracts.get(line.supplyTypeId) ?? null,
    activity_amount: exact(line.activityQuantity),
    activity_unit: localSymbol(line.activityUnit, locale),
    factor_amount: exact(line.factorQuantity),
    factor_unit: localSymbol(line.factorUnit, locale),
    energy_kwh: exact(line.energyKwh),
    ...factorOf(line),
    gwp_set: line.gwpSet,
    factor_choice: line.selectionReason,
    factor_notes: orNull(line.selectionNotes),
    ...gasesOf(line),
  });
  const last = lines.length === limit ? lines.at(-1) : undefined;
  return {
    rows: lines.map(toRow),
    last: last ? { kind: last.sourceKind, sourceId: last.sourceId, position: last.position } : null,
  };
}

function factorOf({ factorId, companyFactorId, factorValue }: ledger.LedgerLine) {
  const published = factorId === null ? null : factorKey.published(factorId);
  return {
    factor_key: companyFactorId === null ? published : factorKey.own(companyFactorId),
    factor_value_kg_co2e: exact(factorValue),
  };
}

function gasesOf(line: ledger.LedgerLine) {
  return {
    co2_kg_co2e: exact(line.co2KgCo2e),
    ch4_kg_co2e: exact(line.ch4KgCo2e),
    n2o_kg_co2e: exact(line.n2oKgCo2e),
    other_kg_co2e: exact(line.otherKgCo2e),
    kg_co2e: exact(line.kgCo2e),
    kg_co2e_exact: exact(line.kgCo2e),
    biogenic_kg_co2: exact(line.kgCo2Biogenic),
  };
}

export async function countLedgerRows(ctx: Ctx): Promise<number> {
  return ledger.countLines(ctx.db, ctx.session.companyId, visibleTo(ctx));
}

/** Each factor once that a line of the table `ledger` names. */
export async function factorRows(ctx: Ctx): Promise<DataRow<'factors'>[]> {
  const { db, session, locale } = ctx;
  const used = await ledger.findUsedFactors(db, session.companyId, visibleTo(ctx));
  const own = used.flatMap(({ companyFactorId }) => companyFactorId ?? []);
  const published = used.flatMap(({ factorId, companyFactorId }) =>
    factorId === null || companyFactorId !== null ? [] : factorId,
  );
  const isProxy = (key: 'factorId' | 'companyFactorId', id: number) =>
    flagOf(used.some((one) => one[key] === id && one.isProxy));
  const publishedRows = await ledger.findPublishedFactors(db, published);
  const ownRows = await ledger.findOwnFactors(db, session.companyId, own);
  return [
    ...publishedRows.map(({ factor, unitSymbol, label, edition }) => ({
      factor_key: factorKey.published(factor.id),
      origin: 'published',
      label,
      unit: localSymbol(unitSymbol, locale),
      ...valuesOf(factor),
      region: orNull(factor.region),
      year_from: factor.yearFrom,
      year_to: factor.yearTo,
      publisher: edition.publisher,
      publication: edition.title,
      edition_year: edition.year,
      gwp_set: edition.gwpBasis,
      source: orNull(edition.reference),
      source_place: orNull(factor.sourceRow),
      licence: orNull(edition.licence),
      attribution: orNull(edition.attribution),
      is_proxy: isProxy('factorId', factor.id),
    })),
    ...ownRows.map(({ factor, unitSymbol }) => ({
      factor_key: factorKey.own(factor.id),
      origin: 'own',
      label: factor.note,
      unit: localSymbol(unitSymbol, locale),
      ...valuesOf(factor),
      region: factor.region,
      year_from: Number(factor.validFrom.slice(0, 4)),
      year_to: factor.validTo === null ? null : Number(factor.validTo.slice(0, 4)),
      publisher: factor.publisher,
      publication: factor.document,
      edition_year: null,
      gwp_set: factor.gwpBasis,
      source: factor.reference,
      source_place: null,
      licence: null,
      attribution: null,
      is_proxy: isProxy('companyFactorId', factor.id),
    })),
  ];
}

type Values = {
  kgCo2e: string | null;
  kgCo2: string | null;
  kgCh4Co2e: string | null;
  kgN2oCo2e: string | null;
  kgCo2Biogenic: string | null;
};

function valuesOf(factor: Values) {
  return {
    kg_co2e_per_unit: exact(factor.kgCo2e),
    co2_kg_per_unit: exact(factor.kgCo2),
    ch4_kg_co2e_per_unit: exact(factor.kgCh4Co2e),
    n2o_kg_co2e_per_unit: exact(factor.kgN2oCo2e),
    biogenic_kg_co2_per_unit: exact(factor.kgCo2Biogenic),
  };
}
