import type { DocumentParagraph, DocumentValue } from '#api/contract/documents/document';
import { put } from '#api/domain/reports/ghg/words';
import type { ConversionFacts } from '#api/domain/reports/kit/facts';
import { plain } from '#api/domain/reports/kit/figures';
import { numbers, table, text, words as wordColumn } from '#api/domain/reports/kit/parts';
import { conversionValues, revenueIn } from '#api/domain/reports/kit/revenue';
import type { Decimal } from '#api/domain/units/decimal';
import { climateWords } from './climate-words';
import { answerTo, type CsrdContext } from './context';
import { emissionValues, intensity, ratio } from './emissions-table';
import { type Revenue, revenueOf } from './revenue';
import { tableOf } from './standards';
import { csrdWords } from './words';

/** Emissions per net revenue (ESRS E1 par. 53–55, AR 54); where no revenue is stated, the sentence that says so. */
export function intensityParagraphs(context: CsrdContext): DocumentParagraph[] {
  const revenue = revenueOf(context);
  if (!revenue)
    return [text(put(climateWords[context.language].noRevenue, { year: context.period.yearLabel(0) }))];
  const { now, before, currency } = revenue;
  return [
    intensityTable(context, { currency, now, before: before?.value ?? null, isConverted: false }),
    ...statedParagraphs(context, revenue),
    ...convertedParagraphs(context, revenue),
  ];
}

type Shown = { currency: string; now: Decimal; before: Decimal | null; isConverted: boolean };

/** One in another currency has no datapoints: those are of the revenue as it is stated. */
function intensityTable(
  context: CsrdContext,
  { currency, isConverted, ...revenue }: Shown,
): DocumentParagraph {
  const { facts, language, period } = context;
  const words = climateWords[language];
  const layout = tableOf(facts.standards, 'E1-6.AR54');
  const title = layout.title[language];
  const earlier = context.before(1);
  const now = emissionValues(facts.ghg.scopes, context.now);
  const before = earlier && emissionValues(facts.ghg.scopes, earlier);
  const cells = (code: string): (Decimal | null)[] => {
    const kg = code === 'ilb' ? 'totlb' : 'totmb';
    const at = intensity(now.get(kg) ?? null, revenue.now);
    const then = intensity(before?.get(kg) ?? null, revenue.before);
    return [then, at, ratio(at, then)];
  };
  return table(
    isConverted ? put(words.intensityIn, { title, currency }) : title,
    [
      wordColumn('row', words.row),
      wordColumn('unit', csrdWords[language].unit),
      numbers('comparative', put(words.before, { year: period.yearLabel(1) }), null),
      numbers('n', put(words.now, { year: period.yearLabel(0) }), null),
      numbers('changePct', words.change, 'share'),
      ...(isConverted ? [] : [wordColumn('datapoint', csrdWords[language].datapoint)]),
    ],
    layout.rows.map(({ code = '', label, datapoint = '' }): DocumentValue[] => [
      label[language],
      put(words.perRevenue, { currency }),
      ...cells(code).map((value) => value && plain(value)),
      ...(isConverted ? [] : [datapoint]),
    ]),
  );
}

/** The amounts behind the table, and why a year has none. */
function statedParagraphs(context: CsrdContext, revenue: Revenue): DocumentParagraph[] {
  const { language, period, say } = context;
  const words = climateWords[language];
  const { now, before, currency, own, earlier, isAnswered } = revenue;
  const stated = say(words.revenue, {
    now: amount(now),
    currency,
    year: period.yearLabel(0),
    source: isAnswered ? words.ofAnswer : words.ofKeyFigures,
  });
  const wasConverted = isAnswered && own?.revenueCurrency !== currency ? revenueIn(own, currency) : null;
  return [
    text(stated),
    text(tiedText(context)),
    ...conversionText(context, wasConverted?.conversion, own?.revenueCurrency),
    ...(before ? [text(say(words.revenueBefore, { before: amount(before.value), currency }))] : []),
    ...conversionText(context, before?.conversion, earlier?.revenueCurrency),
    ...(!before && earlier?.revenue && earlier.revenueCurrency
      ? [
          text(
            say(words.notComparable, {
              year: period.yearLabel(1),
              stated: earlier.revenueCurrency,
              currency,
            }),
          ),
        ]
      : []),
  ];
}

/** The line of the accounts that the revenue comes from (par. 55, AR 55), or that none was stated. */
function tiedText(context: CsrdContext): string {
  const words = climateWords[context.language];
  const line = answerTo(context, 'E1-REVENUELINE')?.trim();
  return line ? context.say(words.tied, { line }) : words.notTied;
}

/** The same in the other currency that the company entered a rate for. */
function convertedParagraphs(context: CsrdContext, revenue: Revenue): DocumentParagraph[] {
  const { own, earlier, currency, now } = revenue;
  const conversion = own?.revenueCurrency === currency ? own.conversion : null;
  if (!conversion) return [];
  const { language, period, say } = context;
  const words = climateWords[language];
  const before = revenueIn(earlier, conversion.currency);
  const converted = now.dividedBy(conversion.rate);
  const other = conversion.currency;
  return [
    intensityTable(context, {
      currency: other,
      now: converted,
      before: before?.value ?? null,
      isConverted: true,
    }),
    text(say(words.converted, { now: amount(converted), other, year: period.yearLabel(0) })),
    ...conversionText(context, conversion, currency),
    ...(before ? [text(say(words.revenueBefore, { before: amount(before.value), currency: other }))] : []),
    ...conversionText(context, before?.conversion, earlier?.revenueCurrency),
  ];
}

function conversionText(
  { language, say }: CsrdContext,
  conversion: ConversionFacts | null | undefined,
  from: string | null | undefined,
): DocumentParagraph[] {
  if (!conversion || !from) return [];
  return [text(say(climateWords[language].conversion, conversionValues(conversion, from, language)))];
}

const amount = (value: Decimal) => ({ value: plain(value.toDecimalPlaces(2)), unit: '1' });
