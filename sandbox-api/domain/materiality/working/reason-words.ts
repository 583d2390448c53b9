import type { MoveReason } from '#api/domain/materiality/comparison';
import type { MethodChoice } from '#api/domain/materiality/method';
import type { Factor } from './item-reasons';

type ReasonWords = {
  reasons: Readonly<Record<MoveReason['code'], string>>;
  factors: Readonly<Record<Factor, string>>;
  parameters: Readonly<Record<keyof MethodChoice, string>>;
  /** Everything else is a number. */
  values: Readonly<Record<string, string>>;
};

const en: ReasonWords = {
  reasons: {
    subtopicAdded: 'The matter is new.',
    subtopicRemoved: 'The matter is no longer listed.',
    emptyEntries: 'Issues without an impact, risk or opportunity: {from} before, {to} now.',
    methodChanged: 'Method: {name} changed from {from} to {to}.',
    itemAdded: 'New: {item}.',
    itemRemoved: 'No longer listed: {item}.',
    itemMovedIn: 'Moved here from another matter: {item}.',
    itemMovedOut: 'Moved to another matter: {item}.',
    itemAssessed: 'Assessed for the first time: {item}.',
    itemReopened: 'No longer assessed: {item}.',
    reasonGiven: '{item}: a reason was given for the conclusion.',
    reasonRemoved: '{item}: the conclusion no longer has a reason.',
    factorChanged: '{item}: {name} changed from {from} to {to}.',
  },
  factors: {
    character: 'character',
    occurrence: 'occurrence',
    scale: 'scale',
    scope: 'scope',
    irremediability: 'irremediable character',
    magnitude: 'size of the financial effect',
    probability: 'likelihood',
    isHumanRights: 'potential impact on human rights',
    horizon: 'time horizon',
    conclusion: 'conclusion',
  },
  parameters: {
    rules: 'scoring rules version',
    impactThreshold: 'impact materiality threshold',
    financialThreshold: 'financial materiality threshold',
    severityForm: 'severity formula',
    likelihoodWeight: 'weight of likelihood',
  },
  values: {
    negative: 'negative',
    positive: 'positive',
    actual: 'actual',
    potential: 'potential',
    true: 'yes',
    false: 'no',
    none: 'none',
    short: 'short term',
    medium: 'medium term',
    long: 'long term',
    material: 'material',
    watch: 'to be monitored',
    notMaterial: 'not material',
    meanWithExtreme: 'mean with the rule for one extreme factor',
    mean: 'mean',
    maximum: 'highest factor',
  },
};

const pl: ReasonWords = {
  reasons: {
    subtopicAdded: 'Kwestia jest nowa.',
    subtopicRemoved: 'Kwestii nie ma już na liście.',
    emptyEntries: 'Zagadnienia bez wpływów, ryzyk i szans: wcześniej {from}, teraz {to}.',
    methodChanged: 'Metoda: {name}, zmiana z {from} na {to}.',
    itemAdded: 'Nowa pozycja: {item}.',
    itemRemoved: 'Pozycji nie ma już na liście: {item}.',
    itemMovedIn: 'Przeniesiono tu z innej kwestii: {item}.',
    itemMovedOut: 'Przeniesiono do innej kwestii: {item}.',
    itemAssessed: 'Oceniono po raz pierwszy: {item}.',
    itemReopened: 'Pozycja nie jest już oceniona: {item}.',
    reasonGiven: '{item}: dodano uzasadnienie wniosku.',
    reasonRemoved: '{item}: wniosek nie ma już uzasadnienia.',
    factorChanged: '{item}: {name}, zmiana z {from} na {to}.',
  },
  factors: {
    character: 'charakter wpływu',
    occurrence: 'wystąpienie wpływu',
    scale: 'skala',
    scope: 'zasięg',
    irremediability: 'nieodwracalny charakter',
    magnitude: 'wielkość skutku finansowego',
    probability: 'prawdopodobieństwo',
    isHumanRights: 'potencjalny wpływ na prawa człowieka',
    horizon: 'perspektywa czasowa',
    conclusion: 'wniosek',
  },
  parameters: {
    rules: 'wersja reguł oceny',
    impactThreshold: 'próg istotności wpływu',
    financialThreshold: 'próg istotności finansowej',
    severityForm: 'sposób wyznaczania dotkliwości',
    likelihoodWeight: 'waga prawdopodobieństwa',
  },
  values: {
    negative: '„negatywny”',
    positive: '„pozytywny”',
    actual: '„rzeczywisty”',
    potential: '„potencjalny”',
    true: '„tak”',
    false: '„nie”',
    none: '„brak”',
    short: '„perspektywa krótkoterminowa”',
    medium: '„perspektywa średnioterminowa”',
    long: '„perspektywa długoterminowa”',
    material: '„istotny”',
    watch: '„do monitorowania”',
    notMaterial: '„nieistotny”',
    meanWithExtreme: '„średnia z regułą jednego skrajnego czynnika”',
    mean: '„średnia”',
    maximum: '„najwyższy czynnik”',
  },
};

export const reasonWords = { en, pl };
