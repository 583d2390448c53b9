import { companyWords } from './company-words';
import type { BuildPage } from './context';
import { creditsWords } from './credits-words';
import { changeKinds } from './facts';
import { list, section, subtitle, text } from './parts';

/** Only what the company stated: the ledger knows neither targets nor removals nor credits. */
export const creditsPage: BuildPage = ({ facts, language, say }) => {
  const words = creditsWords[language];
  const names = companyWords[language];
  const changes = facts.general?.changes;
  const items = changeKinds.flatMap((kind) => {
    const change = changes?.[kind];
    if (!change || change.answer === null) return [];
    const comment = change.answer ? change.comment : words.none;
    return comment ? [say(names.change, { kind: names.kinds[kind], comment })] : [];
  });
  return [
    section(words.actions, items.length > 0 ? list(items) : [text(words.noActions)], 'generalInfo'),
    section(words.targets, [text(words.noTargets)]),
    section(words.removals, [text(words.noRemovals), subtitle(words.credits), text(words.noCredits)]),
  ];
};
