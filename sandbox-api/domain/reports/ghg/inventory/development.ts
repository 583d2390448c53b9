import type { DocumentParagraph, DocumentSection, DocumentValue } from '#api/contract/documents/document';
import type { BuildPage, GhgContext } from '#api/domain/reports/ghg/context';
import { baseNote, scopeLabels } from '#api/domain/reports/ghg/opening/summary';
import { ghgWords, put } from '#api/domain/reports/ghg/words';
import { changeFrom, plain, type Totals, tonnes } from '#api/domain/reports/kit/figures';
import {
  changes,
  chart,
  numbers,
  section,
  table,
  text,
  words as wordColumn,
} from '#api/domain/reports/kit/parts';
import { dayLabel } from '#api/domain/reports/kit/period';
import { conversionValues, revenueIn } from '#api/domain/reports/kit/revenue';
import { type Decimal, decimal } from '#api/domain/units/decimal';
import { developmentWords } from './development-words';

export const developmentPage: BuildPage = (context) => {
  const words = developmentWords[context.language];
  return [
    baseSection(context),
    section(words.years, [yearTable(context), ...lines(context)]),
    recalculationSection(context),
    section(words.reasons, [text(words.reasonsText)], 'generalInfo'),
    intensitySection(context),
  ];
};

function baseSection(context: GhgContext): DocumentSection {
  const { facts, language, say } = context;
  const words = developmentWords[language];
  const { baseYear } = facts.reporting;
  if (baseYear === null) return section(words.base, [text(words.firstYear)], 'generalInfo');
  const reason = facts.general?.baseYearReason ?? words.noReason;
  const note = baseNote(context);
  return section(
    words.base,
    [text(say(words.baseText, { year: baseYear, reason })), note === null ? null : text(note)],
    'generalInfo',
  );
}

const keys = [
  { key: 'scope1', scope: 1 },
  { key: 'location', scope: 2 },
  { key: 'market', scope: 2 },
  { key: 'scope3', scope: 3 },
  { key: 'totalLocation', scope: null },
  { key: 'totalMarket', scope: null },
] as const;

function yearTable(context: GhgContext): DocumentParagraph {
  const { facts, figures, language, period, yearsBack } = context;
  const shown = keys.filter(({ scope }) => scope === null || facts.scopes.includes(scope));
  const words = developmentWords[language];
  const labels = scopeLabels(context);
  const of = (totals: Totals | null, key: keyof Totals) => (totals ? tonnes(totals[key]) : null);
  return table(
    words.years,
    [wordColumn('year', words.year), ...shown.map(({ key }) => numbers(key, labels[key]))],
    yearsBack.map((back): DocumentValue[] => {
      const totals = figures.totalsOfYear(back);
      return [period.yearLabel(back), ...shown.map(({ key }) => of(totals, key))];
    }),
    { note: put(words.sameMonths, { months: period.label }) },
  );
}

function lines(context: GhgContext): DocumentParagraph[] {
  const { figures, language, period, yearsBack } = context;
  const words = developmentWords[language];
  if (yearsBack.length < 2) return [];
  const labels = scopeLabels(context);
  const x = yearsBack.map(period.yearLabel);
  const emissions = chart(
    'line',
    words.line,
    x,
    (['totalLocation', 'totalMarket'] as const).map((key) => ({
      key,
      label: labels[key],
      values: yearsBack.map((back) => {
        const totals = figures.totalsOfYear(back);
        return totals ? tonnes(totals[key]) : null;
      }),
    })),
  );
  const intensity = yearsBack.map((back) => {
    const totals = figures.totalsOfYear(back);
    const employees = employeesOf(context, back);
    return totals && employees?.gt(0) && period.isWholeYear
      ? plain(totals.totalMarket.dividedBy(1000).dividedBy(employees))
      : null;
  });
  if (intensity.filter((value) => value !== null).length < 2) return [emissions];
  const series = [{ key: 'employee', label: labels.totalMarket, values: intensity }];
  return [emissions, chart('line', words.intensityLine, x, series, { unit: 't CO2e/pers' })];
}

/** What the report itself states counts for its own year; for others the key figures do. */
function employeesOf({ facts, period }: GhgContext, yearsBack: number): Decimal | null {
  const stated = facts.general?.employees;
  if (yearsBack === 0 && stated) return decimal(stated);
  return facts.keyFigures.find(({ year }) => year === period.keyYear - yearsBack)?.employees ?? null;
}

function recalculationSection({ facts, language, say }: GhgContext): DocumentSection {
  const words = developmentWords[language];
  const policy = facts.general?.recalculationPolicy;
  const scopeText = ({ scope, method }: { scope: number; method: string }) =>
    method === 'none'
      ? `${words.scope} ${scope}`
      : `${words.scope} ${scope} (${method === 'location' ? 'LB' : 'MB'})`;
  const restatements = facts.restatements.filter(({ scope }) => facts.scopes.includes(scope));
  const restated = table(
    words.restated,
    [
      numbers('year', words.year, ''),
      wordColumn('scope', words.scope),
      numbers('reported', words.reported),
      numbers('now', words.now),
      changes('difference', words.difference),
      wordColumn('cause', words.cause),
      wordColumn('decided', words.decided),
    ],
    restatements.map((row): DocumentValue[] => [
      row.year,
      scopeText(row),
      tonnes(row.asReportedKg),
      tonnes(row.restatedKg),
      changeFrom(row.restatedKg, row.asReportedKg),
      row.reason ?? words.noCause,
      row.decidedOn ? dayLabel(row.decidedOn, language) : null,
    ]),
    { rowLinks: restatements.map(() => '/factors/recalculation') },
  );
  return section(
    words.policy,
    [
      text(policy ? say(words.policyText, { policy }) : words.noPolicy),
      restatements.length > 0 ? restated : text(words.noRestated),
    ],
    'generalInfo',
  );
}

type ByMethod = { lb: Decimal; mb: Decimal };
/** `own`: of Scope 1 and 2 alone, as SECR and VSME ask; null where the total is nothing else. */
type Intensity = ByMethod & { label: string; value: Decimal; own: ByMethod | null };

/** Emissions for each unit of a basis, kg CO2e by both methods; none for a period that no year's key figures fit. */
export function intensitiesOf(context: GhgContext): Intensity[] {
  const { facts, figures, period } = context;
  const hasOwn = figures.hasScope3 && [1, 2].every((scope) => facts.scopes.includes(scope));
  if (!period.isWholeYear || !figures.hasData) return [];
  return basesOf(context)
    .filter(({ value }) => value.gt(0))
    .map(({ label, value }) => ({
      label,
      value,
      lb: figures.totals.totalLocation.dividedBy(value),
      mb: figures.totals.totalMarket.dividedBy(value),
      own: hasOwn ? ownIntensity(figures.totals, value) : null,
    }));
}

function ownIntensity({ scope1, location, market }: Totals, value: Decimal): ByMethod {
  return {
    lb: scope1.plus(location).dividedBy(value),
    mb: scope1.plus(market).dividedBy(value),
  };
}

function intensitySection(context: GhgContext): DocumentSection {
  const { language, period } = context;
  const words = developmentWords[language];
  if (!period.isWholeYear) return section(words.intensity, [text(words.shortPeriod)]);
  const intensities = intensitiesOf(context);
  if (intensities.length === 0)
    return section(words.intensity, [text(put(words.noIntensity, { year: period.keyYear }))]);
  const labels = scopeLabels(context);
  const { scope12Location, scope12Market } = ghgWords[language];
  const hasOwn = intensities.some(({ own }) => own !== null);
  return section(words.intensity, [
    table(
      words.intensity,
      [
        wordColumn('basis', words.basis),
        numbers('value', words.value, null),
        ...(hasOwn
          ? [
              numbers('ownLb', `${scope12Location} (kg CO₂e)`, null),
              numbers('ownMb', `${scope12Market} (kg CO₂e)`, null),
            ]
          : []),
        numbers('lb', `${labels.totalLocation} (kg CO₂e)`, null),
        numbers('mb', `${labels.totalMarket} (kg CO₂e)`, null),
      ],
      intensities.map(({ label, value, own, lb, mb }): DocumentValue[] => [
        label,
        plain(value),
        ...(own ? [plain(own.lb), plain(own.mb)] : []),
        plain(lb),
        plain(mb),
      ]),
      { note: put(words.intensityNote, { year: period.keyYear }) },
    ),
    ...revenueNotes(context),
  ]);
}

/** What the revenue is, and the rate where it is shown in another currency. */
function revenueNotes({ facts, language, period, say }: GhgContext): DocumentParagraph[] {
  const words = developmentWords[language];
  const own = facts.keyFigures.find(({ year }) => year === period.keyYear);
  if (!own?.revenue || !own.revenueCurrency) return [];
  const origin = text(words.revenueOrigin);
  if (!own.conversion) return [origin];
  const values = conversionValues(own.conversion, own.revenueCurrency, language);
  return [origin, text(say(words.conversion, values))];
}

type Basis = { label: string; value: Decimal };

function basesOf(context: GhgContext): Basis[] {
  const { facts, language, period } = context;
  const words = developmentWords[language];
  const own = facts.keyFigures.find(({ year }) => year === period.keyYear);
  const employees = employeesOf(context, 0);
  const currencies = [own?.revenueCurrency, own?.conversion?.currency];
  const revenues = currencies.map((currency) => {
    const revenue = currency ? revenueIn(own, currency) : null;
    return (
      revenue && {
        label: put(words.revenue, { currency: currency ?? '' }),
        value: revenue.value.dividedBy(1_000_000),
      }
    );
  });
  return [
    employees && { label: words.employee, value: employees },
    ...revenues,
    { label: words.area, value: areaM2(context) },
    own?.output && own.outputUnit && { label: own.outputUnit, value: own.output },
  ].filter((basis) => basis !== null && basis !== undefined && basis !== '');
}

/** m² of the locations in the report, as far as they are recorded; of their facilities where they have more. */
function areaM2({ facts, figures }: GhgContext): Decimal {
  return facts.locations.filter(figures.isInUse).reduce((total, { id, areaM2: own, facilities }) => {
    const built = facilities.reduce((sum, facility) => sum + facility.areaM2, 0);
    return total.plus(decimal(Math.max(own ?? 0, built)).times(figures.shareOf(id)));
  }, decimal(0));
}
