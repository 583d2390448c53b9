import type { TableKey } from '#api/db/tables';
import type { NewId } from './named-ids';

type Rewrite = (text: string, newId: NewId) => string;

/**
 * Columns with JSON of the client's own making, in which the answers about a file name locations. A text that the
 * client did not write stays as it is, because the client ignores it as well.
 */
export const idsInAnswers: Partial<Record<TableKey, Record<string, Rewrite>>> = {
  intakeProfiles: { content: placedAnswers },
  intakes: { choices: placedAnswers },
};

/** `{"answers":{"locations":{"site 7":12}}}` names the location 12. */
function placedAnswers(text: string, newId: NewId): string {
  const content = parsed(text);
  if (!isRecord(content) || !isRecord(content.answers)) return text;
  const place = (id: unknown) => (typeof id === 'number' ? newId('locations', id) : id);
  const { locations, meters, rows, ...answers } = content.answers;
  return JSON.stringify({
    ...content,
    answers: {
      ...placedFields(answers, place),
      locations: eachOf(locations, place),
      meters: eachOf(meters, (meter) => withPlace(meter, place)),
      rows: eachOf(rows, (row) => withPlace(row, place)),
    },
  });
}

type Fields = Record<string, unknown>;

function withPlace(fields: unknown, place: (id: unknown) => unknown): unknown {
  return isRecord(fields) ? placedFields(fields, place) : fields;
}

/** The corrected entry may be of either kind, so its new id is not known: the user is asked about it again. */
function placedFields({ correctsId: _, ...fields }: Fields, place: (id: unknown) => unknown): Fields {
  return 'locationId' in fields ? { ...fields, locationId: place(fields.locationId) } : fields;
}

function eachOf(values: unknown, change: (value: unknown) => unknown): unknown {
  if (!isRecord(values)) return values;
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
