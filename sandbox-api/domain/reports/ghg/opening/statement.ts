import type { DocumentSection } from '#api/contract/documents/document';
import type { BuildPage, GhgContext } from '#api/domain/reports/ghg/context';
import { put } from '#api/domain/reports/ghg/words';
import { list, section, text } from '#api/domain/reports/kit/parts';
import { dayLabel } from '#api/domain/reports/kit/period';
import { statementWords } from './statement-words';
import { wholeVerification } from './verification';

/** The words "in accordance" appear only if the check list has no gap; otherwise the missing items do. */
export const statementPage: BuildPage = (context) => [
  statementSection(context),
  verificationSection(context),
  authorSection(context),
];

function statementSection({ figures, language, gaps }: GhgContext): DocumentSection {
  const words = statementWords[language];
  if (gaps.length > 0)
    return section(
      words.statement,
      [text(words.notYet), ...list(gaps.map((gap) => words.gaps[gap]))],
      'generalInfo',
    );
  const scope3 = figures.hasScope3 ? words.withScope3 : '';
  return section(words.statement, [text(put(words.inAccordance, { scope3 }))]);
}

function verificationSection({ facts, language, say }: GhgContext): DocumentSection {
  const words = statementWords[language];
  const verified = wholeVerification(facts.general, facts.header);
  const content = verified
    ? say(words.verified[verified.level], {
        verifier: verified.verifier,
        standard: verified.standard,
        date: dayLabel(verified.on, language),
      })
    : words.notVerified;
  return section(words.verification, [text(content)], 'generalInfo');
}

function authorSection({ facts, language, say }: GhgContext): DocumentSection {
  const words = statementWords[language];
  const { author, department } = facts.header;
  const date = dayLabel(facts.today, language);
  const content = author
    ? say(words.authorText, { author, department: department ?? '–', date })
    : say(words.noAuthor, { date });
  return section(words.author, [text(content)], 'author');
}
