import { useFormat } from '@/hooks/use-format';

/** A score with one decimal; a dash where there is none yet. */
export function useScoreText(): (score: number | null) => string {
  const format = useFormat();
  return (score) => (score === null ? '–' : format.number(score, { decimals: 1 }));
}
