import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Answers } from '../../model';
import type { IntakeTools, Interpretation } from '../intake-tools';
import { intakeQueries } from '../queries';
import type { KeptChoices } from './use-kept-choices';

/**
 * Applies what was learnt from an earlier file of the same kind, once and only before the first answer. Until it is
 * known whether there is such a profile, nothing is asked: returns whether that is settled.
 */
export function useProfile(shown: Interpretation | null, kept: KeptChoices, tools: IntakeTools): boolean {
  const { data: profiles, isError } = useQuery(intakeQueries.profiles());
  const { choices, change } = kept;
  const isUntouched = choices.remembered === null && Object.keys(choices.answers).length === 0;
  const fingerprint = shown?.understood.fingerprint;
  const profile = profiles?.find((one) => one.fingerprint === fingerprint);
  const learnt = profile ? tools.readProfile(profile.content) : null;
  const isToApply = isUntouched && profile !== undefined && learnt !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: applied once for a profile, which stays the same
  useEffect(() => {
    if (!isToApply || !profile || !learnt) return;
    change((now) => ({
      ...now,
      answers: tools.withProfile(now.answers, learnt),
      remembered: { fingerprint: profile.fingerprint, name: profile.name },
    }));
  }, [isToApply, profile?.intakeProfileId]);
  return !isUntouched || (shown !== null && (profiles !== undefined || isError) && !isToApply);
}

/** What the answers started with, so that its values are shown as remembered. */
export function useRemembered({ choices }: KeptChoices, { readProfile }: IntakeTools): Answers | null {
  const { data: profiles } = useQuery(intakeQueries.profiles());
  const fingerprint = choices.remembered?.fingerprint;
  const content = profiles?.find((one) => one.fingerprint === fingerprint)?.content;
  return useMemo(() => (content === undefined ? null : readProfile(content)), [content, readProfile]);
}
