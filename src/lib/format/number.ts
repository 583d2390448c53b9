import { type Language, toRegion } from './locale';

export type NumberStyle = {
  /** Digits after the decimal mark, always shown. */
  decimals?: number;
  /** Up to this many digits after the decimal mark, no trailing zeros. Default 2 when `decimals` is absent. */
  maxDecimals?: number;
  /** Also shows the plus sign, for differences. */
  signed?: boolean;
  /** A figure that is not zero is never shown as zero: `< 0.01`, `> −0.01`. */
  isNeverZero?: boolean;
};

const formatters = new Map<string, Intl.NumberFormat>();

/** A number in the language's format; grouped from 1 000 on in Polish as well, so columns line up. */
export function formatNumber(value: number, language: Language, style: NumberStyle = {}): string {
  const { decimals, maxDecimals = 2, signed = false, isNeverZero = false } = style;
  const key = `${language}|${decimals ?? ''}|${maxDecimals}|${signed}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(toRegion(language), {
      minimumFractionDigits: decimals ?? 0,
      maximumFractionDigits: decimals ?? maxDecimals,
      useGrouping: 'always',
      signDisplay: signed ? 'exceptZero' : 'negative',
    });
    formatters.set(key, formatter);
  }
  const text = formatter.format(value);
  if (!isNeverZero || value === 0 || text !== formatter.format(0)) return typographic(text);
  const smallest = formatter.format(Math.sign(value) * 10 ** -(decimals ?? maxDecimals));
  return typographic(`${value < 0 ? '>' : '<'}\u00a0${smallest}`);
}

/** A share from 0 to 1 as per cent. Both languages write the sign without a space. */
export function formatPercent(share: number, language: Language, style: NumberStyle = {}): string {
  return `${formatNumber(share * 100, language, { maxDecimals: 1, ...style })}%`;
}

/**
 * Bytes as megabytes (10⁶ bytes) with two decimals, as upload limits are stated; as kilobytes or bytes if that would
 * round to zero.
 */
export function formatFileSize(
  bytes: number,
  language: Language,
  style: NumberStyle = { decimals: 2 },
): string {
  if (bytes > 0 && bytes < 1000) return `${formatNumber(bytes, language, { maxDecimals: 0 })}\u00a0B`;
  if (bytes > 0 && bytes < 10_000)
    return `${formatNumber(bytes / 1000, language, { maxDecimals: 1 })}\u00a0kB`;
  return `${formatNumber(bytes / 1_000_000, language, style)}\u00a0MB`;
}

/**
 * Reads a typed number, or null. English groups with commas and Polish with spaces. The other language's decimal
 * mark is accepted only if it cannot be a thousands separator, because a wrong guess would be an error of a factor
 * of a thousand: Polish "12.5" and "0.125" are accepted, but Polish "1.234" is refused. No thousands start with a 0,
 * so English "0,125" is not 125.
 */
export function parseNumber(text: string, language: Language): number | null {
  const compact = text.replace(/[\s\u00a0\u202f]/g, '').replace(/^[\u2212\u2013]/, '-');
  const plain = language === 'pl' ? readPolish(compact) : readEnglish(compact);
  if (plain === null || !/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}

/**
 * Reads a whole number typed with digits only, or null. Half-edited groups ("1,2005") are accepted too, because they
 * occur while a grouped number is edited.
 */
export function readDigits(text: string, language: Language): number | null {
  const compact = text.replace(/[\s\u00a0\u202f]/g, '');
  const digits = language === 'en' ? compact.replaceAll(',', '') : compact;
  return /^\d+$/.test(digits) ? Number(digits) : null;
}

/**
 * The text after editing a number that was shown with grouped thousands: without the commas that were already there,
 * which are misplaced now. "4,000" with another 0 is "40000"; "4,0000" would be read as 4. A typed comma stays.
 */
export function editOfGrouped(shown: string, edited: string, language: Language): string {
  if (language !== 'en' || !shown.includes(',')) return edited;
  const most = Math.min(shown.length, edited.length);
  let start = 0;
  while (start < most && shown[start] === edited[start]) start += 1;
  let end = 0;
  while (end < most - start && shown.at(-1 - end) === edited.at(-1 - end)) end += 1;
  const kept = (text: string) => text.replaceAll(',', '');
  const typed = edited.slice(start, edited.length - end);
  return kept(edited.slice(0, start)) + typed + kept(edited.slice(edited.length - end));
}

function readEnglish(text: string): string | null {
  if (!text.includes(',')) return text;
  if (/^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(text)) return text.replaceAll(',', '');
  return readForeignMark(text, ',');
}

function readPolish(text: string): string | null {
  if (!text.includes('.')) return text.replace(',', '.');
  if (/^[+-]?[1-9]\d{0,2}(\.\d{3})+,\d*$/.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return readForeignMark(text, '.');
}

/** Three digits after one to three that do not start with 0 may be thousands; nothing else may. */
function readForeignMark(text: string, mark: ',' | '.'): string | null {
  const [whole = '', ...parts] = text.split(mark);
  const isAmbiguous = /^[+-]?[1-9]\d{0,2}$/.test(whole) && parts[0]?.length === 3;
  return parts.length === 1 && !isAmbiguous ? `${whole}.${parts[0]}` : null;
}

/** A true minus sign and no-break group spaces: a figure never wraps and never looks like a hyphenation. */
function typographic(text: string): string {
  return text.replace('-', '\u2212').replace(/\u202f/g, '\u00a0');
}
