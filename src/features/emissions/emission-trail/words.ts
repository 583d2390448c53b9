import type { TFunction } from 'i18next';
import type { AmountWorking, TrailLine } from '#api/contract/emissions/emissions';

type Translate = TFunction<'emission-trail'>;

/** Why the factor of a line was chosen, in a sentence. */
export function reasonText({ factor, reason }: Pick<TrailLine, 'factor' | 'reason'>, t: Translate): string {
  if (factor === null && reason === 'exact') return t('gasItself');
  if (factor?.locationName) return t('ownOfLocation');
  return t(`reasons.${reason as 'exact'}`, { defaultValue: reason });
}

/** What a reader must know about the choice, in a sentence. */
export function noteText(note: string, t: Translate): string {
  return t(`notes.${note as 'provisional'}`, { defaultValue: note });
}

/** A conversion with its number: "Density: litres → kg × 0.84". */
export function stepText({ kind, from, to, factor }: TrailLine['steps'][number], t: Translate): string {
  return `${t(`steps.${kind}`)}: ${from} → ${to} × ${factor}`;
}

export function signOf({ operation }: AmountWorking['steps'][number]): '×' | '÷' {
  return operation === 'times' ? '×' : '÷';
}

/** The way to an amount that nobody read, on one line: "Paid: 1250 PLN ÷ 6.25 PLN/l". */
export function workedOutText({ from, quantity, unit, steps }: AmountWorking, t: Translate): string {
  const written = steps.map((step) => `${signOf(step)} ${step.value} ${step.unit}`);
  return [`${t(`workedOut.start.${from}`)}: ${quantity} ${unit}`, ...written].join(' ');
}
