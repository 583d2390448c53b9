import type { KeyFigureFacts } from '#api/domain/reports/kit/facts';
import { type RevenueAmount, revenueIn } from '#api/domain/reports/kit/revenue';
import { type Decimal, decimal } from '#api/domain/units/decimal';
import { answerTo, type CsrdContext } from './context';

export type Revenue = {
  currency: string;
  now: Decimal;
  isAnswered: boolean;
  /** Null where it is not stated, or in another currency without a rate. */
  before: RevenueAmount | null;
  /** Key figures of the year and of the one before, where the period is a calendar year. */
  own: KeyFigureFacts | undefined;
  earlier: KeyFigureFacts | undefined;
};

/** As answered, else as a key figure, in the currency it is stated in; key figures say nothing of another period than a year. */
export function revenueOf(context: CsrdContext): Revenue | null {
  const { period, facts } = context;
  const isCalendarYear = period.isWholeYear && period.yearLabel(0) === String(period.keyYear);
  const figures = isCalendarYear ? facts.ghg.keyFigures : [];
  const ofYear = (year: number) => figures.find((row) => row.year === year);
  const [own, earlier] = [ofYear(period.keyYear), ofYear(period.keyYear - 1)];
  const answered = answeredRevenue(context);
  const now = answered?.value ?? own?.revenue;
  const currency = answered?.currency ?? own?.revenueCurrency;
  if (!now || !currency) return null;
  return { currency, now, isAnswered: answered !== null, before: revenueIn(earlier, currency), own, earlier };
}

/** Editions of before asked for euros and named them as the unit; later ones ask for the currency. */
export function currencyOfAnswer({ answers }: Pick<CsrdContext, 'answers'>): string | null {
  const unit = answers.get('E1-REVENUE')?.question.unit;
  return unit ?? answerTo({ answers }, 'E1-REVENUECUR');
}

function answeredRevenue(context: CsrdContext): { value: Decimal; currency: string } | null {
  const value = answerTo(context, 'E1-REVENUE');
  const currency = currencyOfAnswer(context);
  return value === null || currency === null ? null : { value: decimal(value), currency };
}
