import type { Language } from '@/lib/format/locale';
import type { Guide } from './guide';

/** Minutes and seconds, "4:07". */
export function elapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** One row each time a step was shown: its number, its text, and the seconds since the demo started. */
export function logOf({ recipe, startedAt, log }: Guide, language: Language): string[][] {
  const rows = log.map(({ step, at }) => [
    String(step + 1),
    recipe.steps?.[step]?.text[language] ?? '',
    String(Math.round((at - startedAt) / 1000)),
  ]);
  return [['step', 'text', 'seconds'], ...rows];
}
