import type { Text } from '#api/domain/reports/text';
import type { EditionContent, Subtopic } from './edition';

type Standards = EditionContent['standards'];
type Place = { standards: Standards; codes: RegExp; text: Text };

/** Points that the lists of ESRS 1 leave open, with our interpretation. */
const places: readonly Place[] = [
  {
    standards: 'ESRS2023',
    codes: /^E3\./,
    text: {
      en: 'The standard has one shared list for water and marine resources; we decided which of the two each point belongs to.',
      pl: 'Standard podaje jedną wspólną listę dla wody i zasobów morskich; to my przypisaliśmy pozycje do jednego z nich.',
    },
  },
  {
    standards: 'ESRS2023',
    codes: /^E4\.[23]\./,
    text: {
      en: 'The standard gives this as an example: you can list another effect of this kind here, too.',
      pl: 'Standard podaje to jako przykład: można tu wpisać także inny skutek tego rodzaju.',
    },
  },
  {
    standards: 'ESRS2023',
    codes: /^S4\.2\.1$/,
    text: {
      en: 'This is about consumers and end-users, who use what the company sells; its own workforce comes under S1.',
      pl: 'Chodzi o konsumentów i użytkowników końcowych, mimo że polski tekst standardu mówi o bezpieczeństwie pracy; własnych zasobów pracowniczych dotyczy S1.',
    },
  },
  {
    standards: 'ESRS2026',
    codes: /^S[12]\./,
    text: {
      en: 'The standard lists own workforce and workers in the value chain in one row; they are separate here because each has its own standard.',
      pl: 'Standard podaje własne zasoby pracownicze i osoby pracujące w łańcuchu wartości w jednym wierszu; tu rozdzielamy je, bo każda grupa ma własny standard.',
    },
  },
];

const humanRights: Text = {
  en: 'Human rights matter: for a potential negative impact, severity takes precedence over likelihood.',
  pl: 'Kwestia praw człowieka: przy potencjalnym negatywnym wpływie dotkliwość ma pierwszeństwo przed prawdopodobieństwem.',
};
const humanRightsOpen: Text = {
  en: 'May concern human rights, depending on the case. The assessment asks whether it does.',
  pl: 'Może dotyczyć praw człowieka, zależnie od przypadku. Pyta o to formularz oceny.',
};

/** Guidance before choosing a subtopic; none for most of them. */
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
