import type { DocumentPlace, DocumentSection, DocumentValue } from '#api/contract/documents/document';
import { section, table, text, words as wordColumn } from '#api/domain/reports/kit/parts';
import { isRequiredNow, type Standing } from '#api/domain/reports/questionnaire/standing';
import { energyOfPeriod } from './climate';
import { answerTo, type CsrdContext, type PageKey, pageOf } from './context';
import { addedCarriersOf, carriersOf } from './minimum-requirements';
import { type RequirementStatus, requirementsWords } from './requirements-words';
import { answersTo, codeIn2026, type PhaseIn, type Requirement, requiredBy } from './standards';
import { csrdWords } from './words';

/** Reliefs that let a whole requirement wait; the others are of a part of it. */
const wholeReliefs: ReadonlySet<PhaseIn> = new Set<PhaseIn>([
  'financialEffects',
  'smallTwoYears',
  'smallOneYear',
  'oneYear',
]);
const ofSmall: ReadonlySet<PhaseIn> = new Set<PhaseIn>(['smallScope3', 'smallTwoYears', 'smallOneYear']);
const smallIsUpTo = 750;

/** Each disclosure requirement of the edition with the page where it stands, and how far it is reported. */
export function requirementsAppendix(context: CsrdContext, places: Places): DocumentSection[] {
  const { facts, language, edition } = context;
  const words = requirementsWords[language];
  const title = csrdWords[language].requirements;
  const isRevised = edition === 'esrs2026';
  const required = requiredBy(facts.standards.requirements, edition);
  const foundAt = required.map((one) =>
    ['reported', 'partly'].includes(statusOf(context, one)) ? placesOf(context, one, places) : [],
  );
  const rows = required.map((one, index): DocumentValue[] => {
    const status = statusOf(context, one);
    const titles = new Set(foundAt[index]?.map(({ title }) => title));
    const relief = isRevised ? null : reliefOf(context, one);
    return [
      ...(isRevised ? [codeIn2026(one), one.edition === 'ESRS2023' ? one.code : null] : [one.code]),
      one.name[language],
      titles.size > 0 ? [...titles].join('; ') : null,
      words.statuses[status],
      ...(isRevised ? [] : [relief && words.phaseIns[relief]]),
    ];
  });
  const columns = [
    wordColumn('code', words.code),
    ...(isRevised ? [wordColumn('code2023', words.code2023)] : []),
    wordColumn('name', words.name),
    wordColumn('page', words.page),
    wordColumn('status', words.status),
    ...(isRevised ? [] : [wordColumn('phaseIn', words.relief)]),
  ];
  const intro = [...(isRevised ? [words.intro2026] : []), words.intro, words.minimum].map(text);
  return [
    section(title, [
      ...intro,
      table(title, columns, rows, { rowPlaces: foundAt.map((found) => found.map(({ place }) => place)) }),
    ]),
  ];
}

/** Pages by what they are about, with their position in the document. */
type Places = ReadonlyMap<PageKey, { title: string; sections: readonly DocumentSection[]; page: number }>;

/** Where it stands; a minimum requirement on each page that carries it. */
function placesOf(context: CsrdContext, requirement: Requirement, places: Places) {
  const code = codeIn(context, requirement);
  return [...new Set(pageKeysOf(context, requirement))].flatMap((key) => {
    const found = places.get(key);
    if (!found) return [];
    const { title, sections, page } = found;
    const section = sections.findIndex(
      (one) => one.title.startsWith(`${code} `) || one.title.includes(`(${code})`),
    );
    const place: DocumentPlace = { page, section: section < 0 ? null : section };
    return [{ title, place }];
  });
}

function pageKeysOf(context: CsrdContext, requirement: Requirement): PageKey[] {
  if (carriersOf(requirement.code))
    return reportedCarriers(context, requirement).map(({ code }) => pageOf(code));
  const told: PageKey[] = isTold(context, requirement.code) ? ['materiality'] : [];
  const answered = answersOf(context, requirement).map(({ question }) => pageOf(question.code));
  const recorded = isFromData(context, requirement) ? [pageOf(requirement.code)] : [];
  return [...answered, ...recorded, ...told];
}

/** The code that sections have in this edition: that of 2023 has another meaning in the revised one. */
function codeIn({ edition }: CsrdContext, requirement: Requirement): string {
  return (edition === 'esrs2026' ? codeIn2026(requirement) : null) ?? requirement.code;
}

/** The assessment prints the value chain and the stakeholders at once, conclusions when it is complete. */
function isTold({ facts: { materiality } }: CsrdContext, code: string): boolean {
  switch (code) {
    case 'SBM-1':
      return (materiality?.activities.length ?? 0) > 0;
    case 'SBM-2':
      return (materiality?.stakeholders.length ?? 0) > 0;
    case 'SBM-3':
    case 'IRO-1':
    case 'IRO-2':
      return materiality?.isComplete ?? false;
    default:
      return false;
  }
}

/** Requirements of topics that are reported and carry this minimum one. */
function reportedCarriers(context: CsrdContext, { code }: Requirement): Requirement[] {
  const codes = { ESRS2023: carriersOf(code) ?? [], ESRS2026: addedCarriersOf(code) };
  return requiredBy(context.facts.standards.requirements, context.edition)
    .filter((one) => codes[one.edition].includes(one.code))
    .filter((one) => ['reported', 'partly'].includes(statusOf(context, one)));
}

export function statusOf(context: CsrdContext, requirement: Requirement): RequirementStatus {
  const { edition } = context;
  // Asked within the requirements of topics, which do not ask for all of it.
  if (carriersOf(requirement.code))
    return reportedCarriers(context, requirement).length > 0 ? 'partly' : 'notAnswered';
  const asked = questionsOf(context, requirement);
  const answered = new Set(answersOf(context, requirement).map(({ question }) => question.reportQuestionId));
  if (isFromData(context, requirement) || answered.size > 0) {
    const standing = standingIn(context);
    const isWhole = asked.every((one) => answered.has(one.reportQuestionId) || !isRequiredNow(one, standing));
    return isWhole && !isMinimumAlone(asked) && !askedInPart.has(requirement.code) ? 'reported' : 'partly';
  }
  // An assessment does not say all that these requirements ask for.
  if (isTold(context, requirement.code)) return 'partly';
  const standing = standingOf(context, requirement);
  if (standing) return standing;
  const relief = edition === 'esrs2026' ? null : reliefOf(context, requirement);
  return relief && wholeReliefs.has(relief) ? 'phasedIn' : 'notAnswered';
}

/** Asked only by questions that apply to every topic: a topic's requirement demands more. */
function isMinimumAlone(asked: readonly { code: string }[]): boolean {
  return asked.length > 0 && asked.every(({ code }) => /-MDR[PATM]$/.test(code));
}

/** Asked for resilience and anticipated effects only, which is not all of it. */
const askedInPart: ReadonlySet<string> = new Set(['SBM-3']);

function questionsOf({ facts, edition }: CsrdContext, requirement: Requirement) {
  return facts.shown.filter((question) => answersTo(question, requirement, edition));
}

function answersOf({ facts, edition }: CsrdContext, requirement: Requirement) {
  return facts.answers.filter(({ question }) => answersTo(question, requirement, edition));
}

function standingIn({ facts: { materiality }, edition }: CsrdContext): Standing {
  const states = materiality?.standards.map(({ standard, state }) => [standard, state] as const);
  return { edition, states: new Map(states) };
}

function isFromData(context: CsrdContext, { edition, code }: Requirement): boolean {
  if (edition === 'ESRS2026') return false;
  if (code === 'E1-6') return context.now.hasData;
  return code === 'E1-5' && energyOfPeriod(context) !== null;
}

/** The assessment's result for a standard without reported content; null if the answers decide. */
function standingOf({ facts }: CsrdContext, { standard }: Requirement): RequirementStatus | null {
  const state = facts.materiality?.standards.find((one) => one.standard === standard)?.state;
  switch (state) {
    case 'assessed':
      return 'notMaterial';
    case 'relevant':
      return 'open';
    case 'screenedOut':
    case 'notScreened':
      return state;
    default:
      return null;
  }
}

/** None of those for small companies where more employees are stated. */
function reliefOf(context: CsrdContext, { phaseIn }: Requirement): PhaseIn | null {
  if (phaseIn === null) return null;
  const employees = answerTo(context, 'S1-TOTAL');
  const isLarge = employees !== null && Number(employees) > smallIsUpTo;
  return isLarge && ofSmall.has(phaseIn) ? null : phaseIn;
}
