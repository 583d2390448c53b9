import { useEffect } from 'react';

/** Resolves to true when the user may leave: there is nothing to lose, or the edits were discarded. */
type Question = () => Promise<boolean>;

const questions = new Set<Question>();

/**
 * Registers a question about unsaved edits before the session ends or changes; returns a function that unregisters
 * it.
 */
export function askBeforeLeaving(question: Question): () => void {
  questions.add(question);
  return () => void questions.delete(question);
}

/**
 * Ask this before signing out or switching to another user. A navigation guard would be too late: navigation follows
 * when the session is over, and edits of a signed-out user cannot be kept.
 */
export async function confirmLeaving(): Promise<boolean> {
  for (const question of questions) if (!(await question())) return false;
  return true;
}

export function useAskBeforeLeaving(question: Question): void {
  useEffect(() => askBeforeLeaving(question), [question]);
}
