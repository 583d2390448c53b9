import type { DateOrder } from '../../model';

export type DateToken = {
  raw: string;
  index: number;
  /** In the order of the text; the month is a number already if it was a name. */
  parts: [number, number, number];
  form: 'ymd' | 'dmy' | 'open';
};

const monthNames = [
  'jan|january|januar|jänner|sty|stycznia|styczeń',
  'feb|february|februar|lut|lutego|luty',
  'mar|march|märz|mrz|marca|marzec',
  'apr|april|kwi|kwietnia|kwiecień',
  'may|mai|maj|maja',
  'jun|june|juni|cze|czerwca|czerwiec',
  'jul|july|juli|lip|lipca|lipiec',
  'aug|august|sie|sierpnia|sierpień',
  'sep|sept|september|wrz|września|wrzesień',
  'oct|october|okt|oktober|paź|października|październik',
  'nov|november|lis|listopada|listopad',
  'dec|december|dez|dezember|gru|grudnia|grudzień',
].map((names) => names.split('|'));
const anyMonth = monthNames
  .flat()
  .sort((a, b) => b.length - a.length)
  .join('|');

const patterns: { pattern: RegExp; read: (groups: string[]) => Pick<DateToken, 'parts' | 'form'> | null }[] =
  [
    {
      pattern: /(?<![\d./-])(\d{4})([-./])(\d{1,2})\2(\d{1,2})(?![\d/-]|\.\d)/gu,
      read: ([year, , month, day]) => ({ parts: [Number(year), Number(month), Number(day)], form: 'ymd' }),
    },
    {
      pattern: /(?<![\d./-])(\d{1,2})([-./])(\d{1,2})\2(\d{4})(?![\d/-]|\.\d)/gu,
      read: ([one, mark, two, year]) => ({
        parts: [Number(one), Number(two), Number(year)],
        form: mark === '.' ? 'dmy' : 'open',
      }),
    },
    {
      pattern: new RegExp(
        `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th|\\.)?[ -](${anyMonth})\\.?,?[ -](\\d{4})(?!\\d)`,
        'giu',
      ),
      read: ([day, month, year]) => ({ parts: [Number(day), monthNumber(month), Number(year)], form: 'dmy' }),
    },
    {
      pattern: new RegExp(`(?<!\\p{L})(${anyMonth})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})(?!\\d)`, 'giu'),
      read: ([month, day, year]) => ({ parts: [Number(day), monthNumber(month), Number(year)], form: 'dmy' }),
    },
  ];

export function dateTokens(text: string): DateToken[] {
  const found: DateToken[] = [];
  for (const { pattern, read } of patterns) {
    for (const match of text.matchAll(pattern)) {
      const token = read(match.slice(1));
      if (token) found.push({ raw: match[0], index: match.index, ...token });
    }
  }
  return found.sort((a, b) => a.index - b.index);
}

function monthNumber(name = ''): number {
  return monthNames.findIndex((names) => names.includes(name.toLowerCase())) + 1;
}

/** The order of the bill's dates with slashes or hyphens; null if none shows it, or if they show both. */
export function dateOrderOf(texts: readonly string[]): DateOrder | null {
  const votes = new Set<DateOrder>();
  for (const text of texts) {
    for (const { parts, form } of dateTokens(text)) {
      if (form !== 'open') continue;
      if (parts[0] > 12) votes.add('dmy');
      if (parts[1] > 12) votes.add('mdy');
    }
  }
  return votes.size === 1 ? ([...votes][0] ?? null) : null;
}

/** `YYYY-MM-DD`; null for a day that does not exist or that could be two. */
export function parseDate(
  { parts: [one, two, three], form }: DateToken,
  order: DateOrder | null,
): string | null {
  if (form === 'ymd') return dayOf(one, two, three);
  if (form === 'dmy') return dayOf(three, two, one);
  const dayFirst = dayOf(three, two, one);
  const monthFirst = dayOf(three, one, two);
  if (order === 'dmy') return dayFirst;
  if (order === 'mdy') return monthFirst;
  if (dayFirst !== null && monthFirst !== null && dayFirst !== monthFirst) return null;
  return dayFirst ?? monthFirst;
}

function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1990 && year <= 2100;
  return isReal ? date.toISOString().slice(0, 10) : null;
}
