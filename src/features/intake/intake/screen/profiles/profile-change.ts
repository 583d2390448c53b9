import { readProfile, writeProfile } from '../../match/profile/profile-content';
import { learntParts, partId, withoutParts } from './learnt-parts';

/** The content of a profile without the parts to be forgotten; the same text if there are none. */
export function contentWithout(content: string, forgotten: ReadonlySet<string>): string {
  const answers = readProfile(content);
  return answers && forgotten.size > 0 ? writeProfile(withoutParts(answers, forgotten)) : content;
}

/** The parts of a profile that a changed content lacks, by their ids. */
export function forgottenParts(before: string, after: string): ReadonlySet<string> {
  const left = new Set(idsOf(after));
  return new Set(idsOf(before).filter((id) => !left.has(id)));
}

export function countParts(content: string): number {
  return idsOf(content).length;
}

function idsOf(content: string): string[] {
  return learntParts(readProfile(content) ?? {}).map(partId);
}
