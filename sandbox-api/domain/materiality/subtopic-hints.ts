import type { Text } from '#api/domain/reports/text';
import type { EditionContent, Subtopic } from './edition';

type Standards = EditionContent['standards'];
type Place = { standards: Standards; codes: RegExp; text: Text };

/** What the lists of ESRS 1 leave open about a place, and how it was read here. */
const places: readonly Place[] = [
  {
    standards: 'ESRS2023',
    codes: /^E3\./,
    text: {
      en: 'The standard prints one shared list for water and marine resources; which of them a point stands under is our assignment.',
      pl: 'Standard podaje jedną wspólną listę dla wody i zasobów morskich; przypisanie pozycji do jednego z nich jest nasze.',
    },
  },
  {
    standards: 'ESRS2023',
    codes: /^E4\.[23]\./,
    text: {
      en: 'The standard names it as an example: another effect of this kind can be listed here, too.',
      pl: 'Standard podaje to jako przykład: można tu wpisać także inny skutek tego rodzaju.',
    },
  },
  {
    standards: 'ESRS2023',
    codes: /^S4\.2\.1$/,
    text: {
      en: 'Of consumers and end-users, who use what the company sells; its own workforce stands under S1.',
      pl: 'Chodzi o konsumentów i użytkowników końcowych, mimo że polski tekst standardu mówi o bezpieczeństwie pracy; własne zasoby pracownicze są w S1.',
    },
  },
  {
    standards: 'ESRS2026',
    codes: /^S[12]\./,
    text: {
      en: 'The standard prints own workforce and workers in the value chain as one row; they are kept apart here, because each has a standard of its own.',
      pl: 'Standard podaje własne zasoby pracownicze i osoby pracujące w łańcuchu wartości w jednym wierszu; tu są rozdzielone, bo każda grupa ma własny standard.',
    },
  },
];

const humanRights: Text = {
  en: 'Human rights matter: for a potential negative impact, severity takes precedence over likelihood.',
  pl: 'Kwestia praw człowieka: przy potencjalnym negatywnym wpływie dotkliwość ma pierwszeństwo przed prawdopodobieństwem.',
};
const humanRightsOpen: Text = {
  en: 'Depending on the case it touches human rights. The score does not take it so: say it in the reason.',
  pl: 'Zależnie od przypadku dotyczy praw człowieka. Ocena tego nie uwzględnia: napisz o tym w uzasadnieniu.',
};

/** What a person should know before choosing a subtopic; none for most of them. */
export function subtopicHint(
  standards: Standards,
  { code, isHumanRights, isHumanRightsOpen }: Pick<Subtopic, 'code' | 'isHumanRights' | 'isHumanRightsOpen'>,
): Text | null {
  const texts = [
    places.find((place) => place.standards === standards && place.codes.test(code))?.text,
    isHumanRights ? humanRights : isHumanRightsOpen && humanRightsOpen,
  ].filter((text) => text !== undefined);
  if (texts.length === 0) return null;
  return {
    en: texts.map(({ en }) => en).join(' '),
    pl: texts.map(({ pl }) => pl).join(' '),
  };
}
