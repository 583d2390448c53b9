import type { DocumentColumn, DocumentParagraph, DocumentValue } from '#api/contract/documents/document';
import { put } from '#api/domain/reports/ghg/words';
import { biogenicKg } from '#api/domain/reports/kit/biogenic';
import type { GhgFigures } from '#api/domain/reports/kit/figures';
import { plain, tonnes } from '#api/domain/reports/kit/figures';
import { instrumentParagraphs } from '#api/domain/reports/kit/instruments';
import { numbers, ofRowUnit, table, text, words as wordColumn } from '#api/domain/reports/kit/parts';
import { type Decimal, decimal } from '#api/domain/units/decimal';
import { climateWords } from './climate-words';
import { answerTo, type CsrdContext } from './context';
import {
  annualReduction,
  type EmissionValues,
  emissionValues,
  ratio,
  recordedCategories,
  rowOfTarget,
  type Target,
  targetKg,
} from './emissions-table';
import { intensityParagraphs } from './intensity';
import { reconciliationParagraphs } from './reconciliation';
import { type E1Row, tableOf } from './standards';
import { csrdWords } from './words';

type Years = { base: EmissionValues | null; before: EmissionValues | null; now: EmissionValues };

/** AR 48 and AR 54 with what they need to be understood; without data the sentence that there is none. */
export function emissionsSection(context: CsrdContext): DocumentParagraph[] {
  const { language, now, say } = context;
  const words = climateWords[language];
  if (!now.hasData)
    return [text(words.noData), ...(context.facts.inventory ? reconciliationParagraphs(context) : [])];
  const target = targetOf(context);
  const row = target && rowOfTarget(target, now.hasScope3);
  const chosen = context.answers.get('E1-TARGETSCOPES');
  const scopes = chosen?.question.choices
    .filter(({ value }) => chosen.values.includes(value))
    .map(({ displayString }) => displayString[language])
    .join(', ');
  return [
    emissionsTable(context, yearsOf(context)),
    biogenicTable(context),
    ...instrumentParagraphs({ ...context, facts: context.facts.ghg, figures: now, isEsrs: true }),
    ...partialYears(context),
    ...(now.hasScope3 ? [] : [text(words.noScope3)]),
    ...(target && !isOfTable(context, target)
      ? [text(say(words.targetBase, { year: String(target.baseYear) }))]
      : []),
    ...(target && isOfTable(context, target) && row === null
      ? [text(say(words.targetShared, { scopes: scopes ?? '' }))]
      : []),
    ...reconciliationParagraphs(context),
    ...intensityParagraphs(context),
  ];
}

/** Why a column of an earlier year is empty although something was recorded in it. */
export function partialYears({ facts, language, period, baseYearsBack }: CsrdContext): DocumentParagraph[] {
  const compared = new Set([1, ...(baseYearsBack ? [baseYearsBack] : [])]);
  const years = facts.ghg.partialYears.filter((back) => compared.has(back)).map(period.yearLabel);
  return years.length > 0
    ? [text(put(climateWords[language].partialYears, { years: years.join(', ') }))]
    : [];
}

function yearsOf({ facts, now, before, baseYearsBack }: CsrdContext): Years {
  const of = (figures: GhgFigures | null) => figures && emissionValues(facts.ghg.scopes, figures);
  const base = baseYearsBack === 0 ? now : baseYearsBack === null ? null : before(baseYearsBack);
  return { base: of(base), before: of(before(1)), now: emissionValues(facts.ghg.scopes, now) };
}

/** As answered; null unless everything of it is. */
export function targetOf(context: CsrdContext): Target | null {
  const [base, year, reduction] = ['E1-BASEYEAR', 'E1-TARGETYEAR', 'E1-REDUCTION'].map((code) =>
    answerTo(context, code),
  );
  const scopes = context.answers.get('E1-TARGETSCOPES')?.values ?? [];
  if (!base || !year || !reduction || scopes.length === 0) return null;
  return { scopes, baseYear: Number(base), year: Number(year), reduction: decimal(reduction).dividedBy(100) };
}

function isOfTable({ facts, baseYearsBack }: CsrdContext, { baseYear }: Target): boolean {
  return baseYearsBack !== null && facts.ghg.reporting.baseYear === baseYear;
}

function emissionsTable(context: CsrdContext, years: Years): DocumentParagraph {
  const { facts, language, now } = context;
  const layout = tableOf(facts.standards, 'E1-6.AR48');
  const recorded = recordedCategories([years.base, years.before, years.now]);
  const stated = targetOf(context);
  const target = stated && isOfTable(context, stated) ? stated : null;
  const targetRow = target && rowOfTarget(target, now.hasScope3);
  const rows = layout.rows.filter(({ code = '' }) => !/^s3c/.test(code) || recorded.has(code));
  const words = climateWords[language];
  const milestones = milestonesOf(context, targetRow ? target : null);
  return table(
    layout.title[language],
    columnsOf(context, targetRow ? target : null),
    rows.map((row) => cellsOf(context, row, { years, target: targetRow ? target : null, targetRow })),
    {
      note: [
        words.emissionsNote,
        ...(milestones.some((year) => year !== target?.year) ? [words.milestonesNote] : []),
      ].join(' '),
    },
  );
}

/** The scopes that are reported, Scope 2 by both methods. */
function biogenicTable(context: CsrdContext): DocumentParagraph {
  const { facts, language, now, period } = context;
  const words = climateWords[language];
  const before = context.before(1);
  const labels = new Map(tableOf(facts.standards, 'E1-6.AR48').rows.map(({ code, label }) => [code, label]));
  const rows = biogenicRows
    .filter(({ scope }) => (scope === 3 ? now.hasScope3 : facts.ghg.scopes.includes(scope)))
    .map(({ code, ...part }): DocumentValue[] => [
      labels.get(code)?.[language] ?? '',
      before ? tonnes(biogenicKg(facts.ghg, before, part)) : null,
      tonnes(biogenicKg(facts.ghg, now, part)),
    ]);
  return table(
    words.biogenic,
    [
      wordColumn('row', words.row),
      numbers('comparative', put(words.before, { year: period.yearLabel(1) }), 't CO2'),
      numbers('n', put(words.now, { year: period.yearLabel(0) }), 't CO2'),
    ],
    rows,
    { note: words.biogenicNote },
  );
}

const biogenicRows = [
  { code: 's1', scope: 1, method: 'none' },
  { code: 's2lb', scope: 2, method: 'location' },
  { code: 's2mb', scope: 2, method: 'market' },
  { code: 's3', scope: 3, method: 'none' },
] as const;

/** Years of the milestones of AR 48 that are not over, and that of the target; none without a target. */
function milestonesOf({ facts, period }: CsrdContext, target: Target | null): number[] {
  if (!target) return [];
  const years = tableOf(facts.standards, 'E1-6.AR48').columns.flatMap(({ code }) => {
    const [, year] = /^y(\d{4})$/.exec(code) ?? [];
    return year !== undefined && Number(year) > period.keyYear ? [Number(year)] : [];
  });
  return [...new Set([...years, target.year])].toSorted((one, other) => one - other);
}

function columnsOf(context: CsrdContext, target: Target | null): DocumentColumn[] {
  const { language, period, baseYearsBack } = context;
  const words = climateWords[language];
  const milestones = milestonesOf(context, target);
  return [
    wordColumn('row', words.row),
    wordColumn('unit', csrdWords[language].unit),
    ...(baseYearsBack === null
      ? []
      : [ofRowUnit('baseYear', put(words.baseYear, { year: period.yearLabel(baseYearsBack) }))]),
    ofRowUnit('comparative', put(words.before, { year: period.yearLabel(1) })),
    ofRowUnit('n', put(words.now, { year: period.yearLabel(0) })),
    // A share of the year before, not a difference: it has no sign.
    numbers('changePct', words.change, 'share'),
    ...(target
      ? [
          ...milestones.map((year) =>
            year === target.year
              ? ofRowUnit('target', put(words.target, { year }))
              : ofRowUnit(`y${year}`, String(year)),
          ),
          numbers('annualTarget', words.annual, 'share'),
        ]
      : []),
    wordColumn('datapoint', csrdWords[language].datapoint),
  ];
}

type Cells = { years: Years; target: Target | null; targetRow: string | null };

function cellsOf(context: CsrdContext, row: E1Row, { years, target, targetRow }: Cells): DocumentValue[] {
  const { language, baseYearsBack } = context;
  const { code = '', label, kind, unit = '', datapoint = '' } = row;
  const isHead = kind === 'heading';
  const nothing = isHead ? '' : null;
  const at = (values: EmissionValues | null): Decimal | null => values?.get(code) ?? null;
  const inTonnes = (kg: Decimal | null): DocumentValue => (kg ? tonnes(kg) : nothing);
  const isTarget = target !== null && targetRow === code;
  const changed = ratio(at(years.now), at(years.before));
  const annual = isTarget ? annualReduction(target) : null;
  return [
    label[language],
    isHead ? '' : unit === '%' ? '%' : 't CO₂e',
    ...(baseYearsBack === null ? [] : [inTonnes(at(years.base))]),
    inTonnes(at(years.before)),
    code === 's1ets' ? etsShare(context) : inTonnes(at(years.now)),
    changed ? plain(changed) : nothing,
    ...milestonesOf(context, target).map((year) =>
      isTarget && year === target.year ? inTonnes(targetKg(target, at(years.base))) : nothing,
    ),
    ...(target ? [annual ? plain(annual) : nothing] : []),
    datapoint,
  ];
}

function etsShare(context: CsrdContext): number | null {
  const stated = answerTo(context, 'E1-ETS');
  return stated === null ? null : plain(decimal(stated));
}
