import { z } from 'zod';
import { intakeKinds } from '#api/contract/intake/intakes';
import { type Answers, columnFields, dateOrders } from '../../model';

const id = z.number().int().positive();
const itemChoice = z.object({
  kind: z.enum(intakeKinds),
  itemId: id,
  variantId: id.nullable(),
});

/** The parts of the answers that also hold for the next file of its kind: all but the rows. */
const profileAnswers = z.object({
  sheet: z.string().optional(),
  headerRow: z.number().int().min(0).optional(),
  layout: z.enum(['rows', 'months', 'intervals']).optional(),
  columns: z.record(z.string(), z.enum(columnFields)).optional(),
  dateOrder: z.enum(dateOrders).optional(),
  decimal: z.enum(['.', ',']).optional(),
  periodEnd: z.enum(['lastDay', 'nextStart']).optional(),
  intervalLabel: z.enum(['start', 'end']).optional(),
  timeZone: z.string().optional(),
  unit: z.string().optional(),
  item: itemChoice.optional(),
  locationId: id.optional(),
  locationsNamed: z.array(id).optional(),
  items: z.record(z.string(), z.union([itemChoice, z.literal('leaveOut')])).optional(),
  units: z.record(z.string(), id).optional(),
  locations: z.record(z.string(), id).optional(),
  meters: z.record(z.string(), z.object({ locationId: id, item: itemChoice.nullable() })).optional(),
  anchors: z.record(z.string(), z.unknown()).optional(),
} satisfies Record<keyof Omit<Answers, 'rows'>, z.ZodType>);

/** Increases when an older page could misread the content. */
const formatVersion = 1;
const profileContent = z.object({ format: z.literal(formatVersion), answers: profileAnswers });

export function writeProfile(answers: Answers): string {
  return JSON.stringify({ format: formatVersion, answers: profileAnswers.parse(answers) });
}

/** Null for anything that this page did not write: such a profile is ignored, and the file is asked about. */
export function readProfile(content: string): Answers | null {
  try {
    return profileContent.safeParse(JSON.parse(content)).data?.answers ?? null;
  } catch {
    return null;
  }
}
