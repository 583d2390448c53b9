import type { DocumentParagraph } from '#api/contract/documents/document';
import type { ResidualMixPublication } from '#api/contract/factors/residual-mixes';
import { residualMixActivity } from '#api/domain/emissions/choose-factor/factor-chains';
import { residualMixPublication } from '#api/domain/factors/published-residual-mixes';
import type { GhgContext } from '#api/domain/reports/ghg/context';
import { groupBy, shareOfTotal, sumOf, tonnes } from '#api/domain/reports/kit/figures';
import { inTonnes, text } from '#api/domain/reports/kit/parts';
import type { Decimal } from '#api/domain/units/decimal';
import { standInWords } from './stand-ins-words';

type Counted = { locationId: number; sourceKind: string | null; kgCo2e: Decimal };

/**
 * Electricity, and electricity for cooling, without a factor or contract of the company: by the factor used
 * instead.
 */
export function uncovered({ facts, figures }: GhgContext): { withResidual: Counted[]; standIns: Counted[] } {
  const activityOf = new Map(facts.factors.map(({ id, activityCode }) => [id, activityCode]));
  const bought = figures.sums.filter(
    ({ scope, category, method, factorId, sourceKind }) =>
      scope === 2 &&
      (category === '2.1' || category === '2.3') &&
      method === 'market' &&
      factorId !== 0 &&
      sourceKind !== 'renewable',
  );
  const isResidual = ({ factorId }: { factorId: number }) => activityOf.get(factorId) === residualMixActivity;
  // An own factor for the location-based method only counts as market-based only as a replacement.
  const own = new Set(facts.companyFactors.flatMap(({ id, method }) => (method === 'location' ? [id] : [])));
  const ownStandIns = figures.companyFactorSums
    .filter(
      ({ scope, method, companyFactorId }) => scope === 2 && method === 'market' && own.has(companyFactorId),
    )
    .map((row) => ({ ...row, sourceKind: null }));
  return {
    withResidual: bought.filter(isResidual),
    standIns: [...bought.filter((row) => !isResidual(row)), ...ownStandIns],
  };
}

/** How much of the market-based figure depends on replacement factors; empty if none does. */
export function standInShare(context: GhgContext, of: 'scope2' | 'total'): DocumentParagraph | null {
  const { figures, language, say } = context;
  const { standIns } = uncovered(context);
  if (standIns.length === 0) return null;
  const kg = sumOf(standIns, ({ kgCo2e }) => kgCo2e);
  const { market, totalMarket } = figures.totals;
  const words = standInWords[language];
  return text(
    say(of === 'total' ? words.shareOfTotal : words.share, {
      share: { value: shareOfTotal(kg, of === 'total' ? totalMarket : market), unit: 'share' },
      tonnes: inTonnes(tonnes(kg)),
    }),
  );
}

/** Why a replacement is used: the published factors of the locations, each with its years if they differ. */
export function standInReasons(context: GhgContext): DocumentParagraph[] {
  const { language, say } = context;
  const words = standInWords[language];
  const found = publicationsOf(context);
  const groups = groupBy(found, ({ publication: { status, document } }) => `${status} ${document}`);
  return [...groups.values()].flatMap((rows) => {
    const [first] = rows;
    if (!first) return [];
    const { status, publisher, document, reference, year } = first.publication;
    const source = [publisher, document, reference].filter(Boolean).join(', ');
    const places = [...new Set(rows.map(({ name }) => name))].join(', ');
    return [text(say(words[status], { places, source, publisher, year: String(year) }))];
  });
}

function publicationsOf(context: GhgContext): { name: string; publication: ResidualMixPublication }[] {
  const { facts, period } = context;
  const { standIns } = uncovered(context);
  const years = [...new Set([period.firstYear, period.keyYear])];
  return facts.locations.flatMap(({ id, name, countryCode, gridSubregion }) => {
    const own = standIns.filter(({ locationId }) => locationId === id);
    // What a vehicle is charged with anywhere counts by the whole country.
    const regions = new Set(
      own.map(({ sourceKind }) => (sourceKind === 'fuel' ? countryCode : (gridSubregion ?? countryCode))),
    );
    return [...regions].flatMap((region) =>
      years.map((year) => ({ name, publication: residualMixPublication(region, year) })),
    );
  });
}
