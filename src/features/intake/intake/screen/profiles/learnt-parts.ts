import { type Answers, columnFields } from '../../model';

/** The parts of what was learnt, in the order of the questions: those about a table first, then their meaning. */
const singleParts = [
  'sheet',
  'headerRow',
  'layout',
  'dateOrder',
  'decimal',
  'periodEnd',
  'intervalLabel',
  'timeZone',
  'unit',
  'item',
  'locationId',
] as const;
export type SinglePart = (typeof singleParts)[number];

export const mapParts = ['columns', 'items', 'units', 'locations', 'meters', 'anchors'] as const;
export type MapPart = (typeof mapParts)[number];

/** One thing that a profile remembers. `key` is the text of the file, such as a header or the number of a meter. */
export type LearntPart = { about: SinglePart; key: null } | { about: MapPart; key: string };

export function partId({ about, key }: LearntPart): string {
  return key === null ? about : `${about}:${key}`;
}

/** Everything that is remembered. Columns come in the order of the entry's fields, all others by their text. */
export function learntParts(answers: Answers): LearntPart[] {
  const singles = singleParts
    .filter((about) => answers[about] !== undefined)
    .map((about): LearntPart => ({ about, key: null }));
  const columns = answers.columns ?? {};
  const rank = (key: string) => columnFields.indexOf(columns[key] ?? 'ignore');
  const keysOf = (about: MapPart) => {
    const keys = Object.keys(answers[about] ?? {}).toSorted();
    return about === 'columns' ? keys.toSorted((one, other) => rank(one) - rank(other)) : keys;
  };
  return [
    ...singles,
    ...mapParts.flatMap((about) => keysOf(about).map((key): LearntPart => ({ about, key }))),
  ];
}

/** What is left when parts are forgotten, so that the next file is asked about them again. */
export function withoutParts(answers: Answers, forgotten: ReadonlySet<string>): Answers {
  const kept: Answers = { ...answers };
  for (const about of singleParts) if (forgotten.has(about)) delete kept[about];
  if (forgotten.has('locationId')) delete kept.locationsNamed;
  const left = (about: MapPart) =>
    Object.fromEntries(
      Object.entries(answers[about] ?? {}).filter(([key]) => !forgotten.has(partId({ about, key }))),
    );
  const maps = mapParts.filter((about) => answers[about]).map((about) => [about, left(about)]);
  return { ...kept, ...Object.fromEntries(maps) };
}
