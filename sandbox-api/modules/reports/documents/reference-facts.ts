import { statedTotal } from '#api/domain/emissions/lines/apply-factor';
import { factorName } from '#api/domain/factors/names/factor-name';
import type { FactorFacts, GhgReportFacts, Names } from '#api/domain/reports/kit/facts';
import { decimal } from '#api/domain/units/decimal';
import { localSymbol } from '#api/domain/units/local-symbol';
import type { Ctx } from '#api/kernel/context';
import { localName } from '#api/kernel/names';
import * as repository from './repository-reference';

type Language = GhgReportFacts['language'];

type ReferenceFacts = Pick<
  GhgReportFacts,
  'factors' | 'companyFactors' | 'potentials' | 'glossary' | 'names'
>;

/** Published data behind the sums of a period, in the language of the report. */
export async function referenceFacts(
  { db, session }: Ctx,
  { sums, companyFactorSums }: Pick<GhgReportFacts, 'sums' | 'companyFactorSums'>,
  language: Language,
): Promise<ReferenceFacts> {
  const ids = new Set(sums.map(({ factorId }) => factorId));
  ids.delete(0);
  const used = new Set(companyFactorSums.map(({ companyFactorId }) => companyFactorId));
  const own = used.size > 0 ? await repository.findCompanyFactors(db, session.companyId) : [];
  const terms = await repository.findTerms(db);
  return {
    factors: (await repository.findFactors(db, [...ids])).map((row) => factorOf(row, language)),
    companyFactors: own
      .filter(({ factor }) => used.has(factor.id))
      .map(({ factor, unit }) => ({
        id: factor.id,
        method: factor.method,
        publisher: factor.publisher,
        document: factor.document,
        reference: factor.reference,
        value: statedTotal(factor),
        unit: localSymbol(unit, language),
      })),
    potentials: (await repository.findPotentials(db)).map((row) => ({ ...row, value: decimal(row.value) })),
    glossary: terms
      .filter(({ abbreviation }) => abbreviation !== '')
      .map((row) => ({
        abbreviation: row.abbreviation,
        term: language === 'pl' ? row.termPl : row.termEn,
        definition: language === 'pl' ? row.definitionPl : row.definitionEn,
      })),
    names: await namesOf(db, language),
  };
}

type FactorRow = Awaited<ReturnType<typeof repository.findFactors>>[number];

function factorOf(row: FactorRow, language: Language): FactorFacts {
  const { kgCo2e, kgCo2, kgCh4Co2e, kgN2oCo2e, kgCo2Biogenic, yearFrom, yearTo } = row;
  const isStated = [kgCo2e, kgCo2, kgCh4Co2e, kgN2oCo2e].some((value) => value !== null);
  const biogenic = kgCo2Biogenic === null ? null : decimal(kgCo2Biogenic);
  return {
    ...row,
    label: factorName(row.label, language),
    unit: localSymbol(row.unit, language),
    years: yearTo === null || yearTo === yearFrom ? String(yearFrom) : `${yearFrom}–${yearTo}`,
    value: isStated ? statedTotal(row) : biogenic,
  };
}

async function namesOf(db: Ctx['db'], language: Language): Promise<Names> {
  const { fuels, utilities, renewables, categories } = await repository.findItemNames(db);
  const fuelOf = new Map(fuels.map((fuel) => [fuel.id, fuel]));
  const named = (rows: readonly { id: number; nameEn: string; namePl: string }[]) =>
    new Map(rows.map((row) => [row.id, localName(row, language)]));
  const codes = new Map(categories.map((row) => [row.code, localName(row, language)]));
  const burned = new Set(renewables.filter(({ isMadeOfFuel }) => isMadeOfFuel).map(({ id }) => id));
  const items = {
    fuel: named(fuels),
    utility: named(utilities),
    renewable: named(renewables),
    scope3: named(categories.filter(({ scope }) => scope === 3).map((row) => ({ ...row, id: row.number }))),
  };
  return {
    category: (code) => codes.get(code) ?? code,
    item: (kind, itemId) => items[kind].get(itemId) ?? String(itemId),
    gasOf: (itemId) => fuelOf.get(itemId)?.gasCode ?? null,
    isBiogenic: (itemId) => fuelOf.get(itemId)?.origin === 'biogenic',
    isMadeOfFuel: (renewableId) => burned.has(renewableId),
    unit: (symbol) => localSymbol(symbol, language),
  };
}
