import type { DocumentParagraph, DocumentValue } from '#api/contract/documents/document';
import { put } from '#api/domain/reports/ghg/words';
import { plain } from '#api/domain/reports/kit/figures';
import { numbers, table, text, words as wordColumn } from '#api/domain/reports/kit/parts';
import { type Decimal, decimal } from '#api/domain/units/decimal';
import { climateWords } from './climate-words';
import { answerTo, type CsrdContext } from './context';
import { emissionValues, intensity, ratio } from './emissions-table';
import { tableOf } from './standards';
import { csrdWords } from './words';

type Revenue = { now: Decimal; before: Decimal | null; currency: string; isAnswered: boolean };

/** Of the year as answered in euros, else as a key figure; key figures are of calendar years and say nothing of others. */
export function revenueOf(context: CsrdContext): Revenue | null {
  const { period, facts } = context;
  const isCalendarYear = period.isWholeYear && period.yearLabel(0) === String(period.keyYear);
  const figures = isCalendarYear ? facts.ghg.keyFigures : [];
  const ofYear = (year: number) => figures.find((row) => row.year === year);
  const answered = answerTo(context, 'E1-REVENUE');
  const own = ofYear(period.keyYear);
  const now = answered === null ? own?.revenue : decimal(answered);
  const currency = answered === null ? own?.revenueCurrency : 'EUR';
  if (!now || !currency) return null;
  const earlier = ofYear(period.keyYear - 1);
  const before = earlier?.revenueCurrency === currency ? earlier.revenue : null;
  return { now, before, currency, isAnswered: answered !== null };
}

/** Emissions per net revenue (ESRS E1 par. 53–55, AR 54); nothing where no revenue is stated. */
export function intensityParagraphs(context: CsrdContext): DocumentParagraph[] {
  const { facts, language, period, say } = context;
  const revenue = revenueOf(context);
  if (!revenue) return [];
  const words = climateWords[language];
  const layout = tableOf(facts.standards, 'E1-6.AR54');
  const earlier = context.before(1);
  const now = emissionValues(facts.ghg.scopes, context.now);
  const before = earlier && emissionValues(facts.ghg.scopes, earlier);
  const unit = put(words.perRevenue, { currency: revenue.currency });
  const cells = (code: string): (Decimal | null)[] => {
    const kg = code === 'ilb' ? 'totlb' : 'totmb';
    const at = intensity(now.get(kg) ?? null, revenue.now);
    const then = intensity(before?.get(kg) ?? null, revenue.before);
    return [then, at, ratio(at, then)];
  };
  const amount = (value: Decimal) => ({ value: plain(value), unit: '1' });
  return [
    table(
      layout.title[language],
      [
        wordColumn('row', words.row),
        wordColumn('unit', csrdWords[language].unit),
        numbers('comparative', put(words.before, { year: period.yearLabel(1) }), null),
        numbers('n', put(words.now, { year: period.yearLabel(0) }), null),
        numbers('changePct', words.change, 'share'),
        wordColumn('datapoint', csrdWords[language].datapoint),
      ],
      layout.rows.map(({ code = '', label, datapoint = '' }): DocumentValue[] => [
        label[language],
        unit,
        ...cells(code).map((value) => value && plain(value)),
        datapoint,
      ]),
    ),
    text(
      say(words.revenue, {
        now: amount(revenue.now),
        currency: revenue.currency,
        year: period.yearLabel(0),
        source: revenue.isAnswered ? words.ofAnswer : words.ofKeyFigures,
      }),
    ),
    ...(revenue.before
      ? [text(say(words.revenueBefore, { before: amount(revenue.before), currency: revenue.currency }))]
      : []),
  ];
}
