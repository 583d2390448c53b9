type Text = { en: string; pl: string };

/**
 * What ESRS 2 requires of every material topic, by code (MDR in the edition of 2023, GDR in that of 2026), defined
 * once for all topics.
 */
const minimum = [
  {
    key: 'P',
    ref: 'par. 62, 65',
    title: { en: 'Policies', pl: 'Polityki' },
    text: {
      en: 'Which policies manage this topic: aims, scope, who answers for them, standards followed? If there is none, say so and why.',
      pl: 'Jakie polityki dotyczą tego tematu: cele, zakres, kto za nie odpowiada, stosowane standardy? Jeśli ich nie ma, napisz to i podaj powód.',
    },
  },
  {
    key: 'A',
    ref: 'par. 62, 68-69',
    title: { en: 'Actions and resources', pl: 'Działania i zasoby' },
    text: {
      en: 'Which actions were taken and are planned: scope, time, money, progress? If there is none, say so and why.',
      pl: 'Jakie działania podjęto i zaplanowano: zakres, terminy, środki, postęp? Jeśli ich nie ma, napisz to i podaj powód.',
    },
  },
  {
    key: 'T',
    ref: 'par. 80-81',
    title: { en: 'Targets', pl: 'Cele' },
    text: {
      en: 'Which targets are set: level, base year, target year, progress? If there is none, how is progress tracked?',
      pl: 'Jakie cele wyznaczono: poziom, rok bazowy, rok docelowy, postęp? Jeśli ich nie ma, jak śledzony jest postęp?',
    },
  },
  {
    key: 'M',
    ref: 'par. 75-77',
    title: { en: 'Metrics', pl: 'Mierniki' },
    text: {
      en: 'Which metrics measure this topic: value, method, limits, who checked them besides the auditor?',
      pl: 'Jakie mierniki opisują ten temat: wartość, metoda, ograniczenia, kto je sprawdził poza audytorem?',
    },
  },
] as const;

type Topic = {
  standard: string;
  name: Text;
  dependsOn?: string;
  P: string;
  A?: string;
  T?: string;
  /** Requirements that only the edition of 2026 has. */
  in2026?: { P?: string; A?: string; T?: string };
};

/** Climate has its own questions. The codes are the topic's requirements that contain the minimum ones. */
const topics: readonly Topic[] = [
  {
    standard: 'E2',
    name: { en: 'Pollution', pl: 'Zanieczyszczenie' },
    dependsOn: 'E-MATERIAL',
    P: 'E2-1',
    A: 'E2-2',
    T: 'E2-3',
  },
  {
    standard: 'E3',
    name: { en: 'Water', pl: 'Woda' },
    dependsOn: 'E-MATERIAL',
    P: 'E3-1',
    A: 'E3-2',
    T: 'E3-3',
  },
  {
    standard: 'E4',
    name: { en: 'Biodiversity', pl: 'Bioróżnorodność' },
    dependsOn: 'E-MATERIAL',
    P: 'E4-2',
    A: 'E4-3',
    T: 'E4-4',
  },
  {
    standard: 'E5',
    name: { en: 'Circular economy', pl: 'Gospodarka o obiegu zamkniętym' },
    dependsOn: 'E-MATERIAL',
    P: 'E5-1',
    A: 'E5-2',
    T: 'E5-3',
  },
  {
    standard: 'S1',
    name: { en: 'Own workforce', pl: 'Własne zasoby pracownicze' },
    P: 'S1-1',
    A: 'S1-4',
    T: 'S1-5',
  },
  {
    standard: 'S2',
    name: { en: 'Workers in the value chain', pl: 'Osoby wykonujące pracę w łańcuchu wartości' },
    dependsOn: 'S-MATERIAL',
    P: 'S2-1',
    A: 'S2-4',
    T: 'S2-5',
  },
  {
    standard: 'S3',
    name: { en: 'Affected communities', pl: 'Dotknięte społeczności' },
    dependsOn: 'S-MATERIAL',
    P: 'S3-1',
    A: 'S3-4',
    T: 'S3-5',
  },
  {
    standard: 'S4',
    name: { en: 'Consumers and end-users', pl: 'Konsumenci i użytkownicy końcowi' },
    dependsOn: 'S-MATERIAL',
    P: 'S4-1',
    A: 'S4-4',
    T: 'S4-5',
  },
  {
    standard: 'G1',
    name: { en: 'Business conduct', pl: 'Postępowanie w biznesie' },
    P: 'G1-1',
    in2026: { A: 'G1-2', T: 'G1-3' },
  },
];

/** Sections and keys follow those of the file; a key is never given to another question. */
const firstSection = 16;
const firstKey = 101;

const named = ({ standard, name }: Topic): Text => ({
  en: `${standard} ${name.en}`,
  pl: `${standard} ${name.pl}`,
});

const whichPeople = {
  reportQuestionId: 100,
  code: 'S-MATERIAL',
  type: 'ms_tickboxes',
  title: { en: 'Other social topics', pl: 'Inne tematy społeczne' },
  text: { en: 'Which of these topics are material?', pl: 'Które z tych tematów są istotne?' },
  isRequired: true,
  choices: [
    ...topics
      .filter(({ dependsOn }) => dependsOn === 'S-MATERIAL')
      .map((topic) => ({ value: topic.standard, displayString: named(topic) })),
    { value: 'none', displayString: { en: 'None of these', pl: 'Żadne z powyższych' } },
  ],
  dependencies: [],
  esrsRef: 'ESRS 2 IRO-2 par. 56, 58',
  prefill: 'dma.topics.people',
};

/** The questions shared by every material topic besides climate. */
export const minimumDisclosuresPage = {
  number: 9,
  title: { en: 'Policies, actions and targets', pl: 'Polityki, działania i cele' },
  sections: [
    {
      number: firstSection,
      title: { en: 'Other social topics', pl: 'Inne tematy społeczne' },
      infoBlocks: [],
      questions: [whichPeople],
    },
    ...topics.map((topic, at) => ({
      number: firstSection + 1 + at,
      title: {
        en: `${named(topic).en}: policies, actions, targets, metrics`,
        pl: `${named(topic).pl}: polityki, działania, cele, mierniki`,
      },
      infoBlocks: [],
      questions: minimum.map(({ key, ref, title, text }, place) => {
        const carrier = key === 'M' ? undefined : topic[key];
        const in2026 = key === 'M' ? undefined : topic.in2026?.[key];
        const code = `MDR-${key} ${ref}`;
        return {
          reportQuestionId: firstKey + at * minimum.length + place,
          code: `${topic.standard}-MDR${key}`,
          type: 'text',
          title: { en: `${title.en} (MDR-${key})`, pl: `${title.pl} (MDR-${key})` },
          text: { en: `${named(topic).en}. ${text.en}`, pl: `${named(topic).pl}. ${text.pl}` },
          isRequired: true,
          min: 10,
          max: 4000,
          dependencies: topic.dependsOn
            ? [{ dependentOnQuestionId: topic.dependsOn, choiceValue: topic.standard }]
            : [],
          esrsRef: `${carrier ?? topic.standard}; ${code}`,
          ...(in2026 ? { esrsRef2026: `${in2026}; GDR-${key}` } : {}),
        };
      }),
    })),
  ],
};
