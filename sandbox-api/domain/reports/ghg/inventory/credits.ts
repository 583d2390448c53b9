import type { BuildPage } from '#api/domain/reports/ghg/context';
import { companyWords } from '#api/domain/reports/ghg/opening/company-words';
import { changeKinds } from '#api/domain/reports/kit/facts';
import { list, section, subtitle, text } from '#api/domain/reports/kit/parts';
import { creditsWords } from './credits-words';

/** Only what the company stated: the ledger knows neither targets nor removals nor credits. */
export const creditsPage: BuildPage = ({ facts, language, say }) => {
  const words = creditsWords[language];
  const names = companyWords[language];
  const changes = facts.general?.changes;
  const items = changeKinds.flatMap((kind) => {
    const change = changes?.[kind];
    if (!change || change.answer === null) return [];
    const comment = change.answer ? (change.comment ?? words.notDescribed) : words.none;
    return [say(names.change, { kind: names.kinds[kind], comment })];
  });
  return [
    section(words.actions, items.length > 0 ? list(items) : [text(words.noActions)], 'generalInfo'),
    section(words.targets, [text(words.noTargets)]),
    section(words.removals, [text(words.noRemovals), subtitle(words.credits), text(words.noCredits)]),
  ];
};
