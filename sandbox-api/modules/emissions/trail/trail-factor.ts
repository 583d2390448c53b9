import type { TrailLine } from '#api/contract/emissions/emissions';
import type { Locale } from '#api/contract/messages';
import { statedGases } from '#api/domain/emissions/lines/apply-factor';
import { factorName } from '#api/domain/factors/names/factor-name';
import { localSymbol } from '#api/domain/units/local-symbol';
import type { explainSource, TrailFactorRow } from './repository-explain';

/** A line may have no factor. */
type Found = { [Key in keyof TrailFactorRow]: TrailFactorRow[Key] | null };

/** A published factor with everything needed to look it up. Null if there is none. */
export function trailFactorOf(row: Found | undefined, locale: Locale): TrailLine['factor'] {
  if (!row?.factor || !row.activity || !row.edition) return null;
  const {
    id,
    kgCo2e,
    kgCo2,
    kgCh4Co2e,
    kgN2oCo2e,
    kgCo2Biogenic,
    gases,
    region,
    yearFrom,
    yearTo,
    sourceRow,
  } = row.factor;
  const { publisher, title, reference, licence, attribution, gwpBasis } = row.edition;
  return {
    id,
    isCompanyOwn: false,
    locationName: null,
    name: factorName(row.activity.path, locale),
    label: row.activity.path,
    kgCo2e,
    kgCo2,
    kgCh4Co2e,
    kgN2oCo2e,
    kgCo2Biogenic,
    gases,
    unitSymbol: localSymbol(row.factorUnitSymbol ?? '', locale),
    region,
    yearFrom,
    yearTo,
    sourceRow,
    publisher,
    title,
    reference,
    licence,
    attribution,
    gwpBasis,
  };
}

type OwnFound = Pick<
  Awaited<ReturnType<typeof explainSource>>[number],
  'own' | 'ownUnitSymbol' | 'ownLocationName'
>;

/** A company factor instead of a published one. Its source is what the company stated. */
export function ownFactorOf(
  { own, ownUnitSymbol, ownLocationName }: OwnFound,
  locale: Locale,
): TrailLine['factor'] {
  if (!own) return null;
  const { id, publisher, document, reference, note, gwpBasis, validFrom, validTo } = own;
  const { kgCo2e, kgCo2, kgCh4Co2e, kgN2oCo2e, kgCo2Biogenic } = own;
  return {
    id,
    isCompanyOwn: true,
    locationName: ownLocationName,
    name: document,
    label: document,
    kgCo2e,
    kgCo2,
    kgCh4Co2e,
    kgN2oCo2e,
    kgCo2Biogenic,
    gases: statedGases(own),
    unitSymbol: localSymbol(ownUnitSymbol ?? '', locale),
    region: own.region ?? '',
    yearFrom: Number(validFrom.slice(0, 4)),
    yearTo: validTo === null ? null : Number(validTo.slice(0, 4)),
    sourceRow: '',
    publisher,
    title: note ?? '',
    reference,
    licence: '',
    attribution: '',
    gwpBasis,
  };
}
