import { useEffect } from 'react';

/** Resolves true when leaving is fine: there is nothing to lose, or the person gave it up. */
type Question = () => Promise<boolean>;

const questions = new Set<Question>();

/** Has what holds edits asked before the session ends or changes hands; returns how to stop that. */
export function askBeforeLeaving(question: Question): () => void {
  questions.add(question);
  return () => void questions.delete(question);
}

/**
 * To be asked before signing out or going on as somebody else. Navigation comes too late for the question: it
 * follows when the session is over, and nothing can be kept for somebody who is gone.
 */
export async function confirmLeaving(): Promise<boolean> {
  for (const question of questions) if (!(await question())) return false;
  return true;
}

export function useAskBeforeLeaving(question: Question): void {
  useEffect(() => askBeforeLeaving(question), [question]);
}
