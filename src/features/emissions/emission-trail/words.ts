import type { TFunction } from 'i18next';
import type { AmountWorking, TrailLine } from '#api/contract/emissions/emissions';

type Translate = TFunction<'emission-trail'>;

/** Why the factor of a line was chosen, in a sentence. */
export function reasonText({ factor, reason }: Pick<TrailLine, 'factor' | 'reason'>, t: Translate): string {
  if (factor === null && reason === 'exact') return t('gasItself');
  if (factor?.locationName) return t('ownOfLocation');
  return t(`reasons.${reason as 'exact'}`, { defaultValue: reason });
}

/** What a reader should know about the choice, in a sentence. */
export function noteText(
  note: string,
  { residualMix }: Pick<TrailLine, 'residualMix'>,
  t: Translate,
): string {
  if (note === 'no-residual-mix' && residualMix) {
    const { status, reference, ...where } = residualMix;
    return t(`residualMix.${status}`, { ...where, table: reference && `, ${reference}` });
  }
  return t(`notes.${note as 'provisional'}`, { defaultValue: note });
}

type Volume = NonNullable<TrailLine['steps'][number]['volume']>;

/** How figures are formatted: rounded for the screen, or with every digit for a file. */
type Written = {
  date: (day: string) => string;
  number: (exact: string) => string;
  share: (exact: string) => string;
};

const everyDigit: Written = { date: (day) => day, number: (exact) => exact, share: (exact) => exact };

/** What a volume contract covers of the year, and so of the line's month. */
export function volumeText(volume: Volume, t: Translate, written: Written = everyDigit): string {
  const { startDate, year, volumeKwh, consumedKwh, pinnedKwh, share } = volume;
  const whole = t('volume.whole', {
    start: written.date(startDate),
    year: String(year),
    volume: written.number(volumeKwh),
    consumed: written.number(consumedKwh),
    share: written.share(share),
  });
  if (Number(pinnedKwh) === 0) return whole;
  return `${whole} ${t('volume.pinned', { pinned: written.number(pinnedKwh) })}`;
}

/** A conversion with its number: "Density: litres → kg × 0.84". */
export function stepText(
  { kind, from, to, factor, volume }: TrailLine['steps'][number],
  t: Translate,
): string {
  if (volume) return volumeText(volume, t);
  return `${t(`steps.${kind}`)}: ${from} → ${to} × ${factor}`;
}

export function signOf({ operation }: AmountWorking['steps'][number]): '×' | '÷' {
  return operation === 'times' ? '×' : '÷';
}

/** How an amount was estimated, on one line: "Paid: 1250 PLN ÷ 6.25 PLN/l". */
export function workedOutText({ from, quantity, unit, steps }: AmountWorking, t: Translate): string {
  const written = steps.map((step) => `${signOf(step)} ${step.value} ${step.unit}`);
  return [`${t(`workedOut.start.${from}`)}: ${quantity} ${unit}`, ...written].join(' ');
}
