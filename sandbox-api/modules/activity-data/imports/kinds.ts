import type { z } from 'zod';
import { fuelConsumptionBody } from '#api/contract/activity-data/fuel-consumptions';
import { renewableConsumptionBody } from '#api/contract/activity-data/renewable-consumptions';
import { utilityConsumptionBody } from '#api/contract/activity-data/utility-consumptions';
import { locationBody } from '#api/contract/company/locations';
import { type FieldIssue, fieldIssues } from '#api/contract/field-issue';
import type { Ctx } from '#api/kernel/context';
import type { ExaminedBatch } from '#api/modules/activity-data/consumptions/batch';
import { futureIssues } from '#api/modules/activity-data/consumptions/consumption-kind';
import { fuelBatch } from '#api/modules/activity-data/fuel-consumptions/service';
import { renewableBatch } from '#api/modules/activity-data/renewable-consumptions/service';
import { utilityBatch } from '#api/modules/activity-data/utility-consumptions/service';
import { locationBatch } from '#api/modules/company/locations/location-batch';
import type { ImportField, KindCode } from './columns';
import type { RowReading } from './read-row';

/** What is wrong with each row (paths name columns), and when nothing is: what is worth a look, and the way to record them. */
export type Examination = {
  issues: FieldIssue[][];
  warn: NonNullable<ExaminedBatch['warn']>;
  record: ExaminedBatch['record'];
};

/** Examines rows of one kind by the rules of its form and of its verbs. */
export type Examine = (
  ctx: Ctx,
  locationId: number | null,
  readings: readonly RowReading[],
) => Promise<Examination>;

/** Entries of a location need one; `locationBatch` takes none. */
type ImportBatch<Body> = {
  examine(ctx: Ctx, locationId: number, bodies: readonly Body[]): Promise<ExaminedBatch>;
};

type Definition<Body> = {
  schema: z.ZodType<Body>;
  batch: ImportBatch<Body>;
  toInput(reading: RowReading): Record<string, unknown>;
  /** The column that cannot be after today, where there is one. */
  lastDay?: 'date' | 'endDate';
  /** What is said of a row that is like one that exists, or like an earlier row, and at which of its cells. */
  twins?: Twins;
  /** The column that each field of the form is filled from, where they have different names. */
  columns: Record<string, ImportField>;
};

type Twins = { path: ImportField; recorded: string; repeated: string };
const entryTwins: Twins = { path: 'item', recorded: 'importKnown', repeated: 'importRepeated' };

export const examiners: Record<KindCode, Examine> = {
  fuels: examiner({
    schema: fuelConsumptionBody,
    batch: fuelBatch,
    lastDay: 'date',
    toInput: ({ itemId, variantId, ...reading }) => ({
      fuelId: itemId,
      fuelVariantId: variantId,
      ...enteredIn(reading),
    }),
    columns: { fuelId: 'item', fuelVariantId: 'variant', unitId: 'unit' },
  }),
  utilities: examiner({
    schema: utilityConsumptionBody,
    batch: utilityBatch,
    lastDay: 'endDate',
    toInput: (reading) => ({ utilityId: reading.itemId, ...enteredIn(reading) }),
    columns: { utilityId: 'item', unitId: 'unit' },
  }),
  renewables: examiner({
    schema: renewableConsumptionBody,
    batch: renewableBatch,
    lastDay: 'endDate',
    toInput: (reading) => ({ renewableId: reading.itemId, ...enteredIn(reading) }),
    columns: { renewableId: 'item', unitId: 'unit' },
  }),
  locations: examiner({
    schema: locationBody,
    batch: locationBatch,
    twins: { path: 'name', recorded: 'locationKnown', repeated: 'locationRepeated' },
    toInput: ({ itemId, values: { item: _item, ...entered } }) => ({
      ...texts(entered),
      countryId: itemId,
    }),
    columns: { countryId: 'item' },
  }),
};

/** A post code of digits comes as a number. */
function texts({ area, ...entered }: RowReading['values']) {
  const named = Object.entries(entered).map(([name, value]) => [name, String(value)]);
  return { ...Object.fromEntries(named), area };
}

/** All columns but the names, which became keys. */
function enteredIn({ unitId, values }: Pick<RowReading, 'unitId' | 'values'>) {
  const { item: _item, variant: _variant, unit: _unit, ...entered } = values;
  return { ...entered, unitId };
}

function examiner<Body>(definition: Definition<Body>): Examine {
  const { schema, batch, lastDay, toInput, columns, twins = entryTwins } = definition;
  const inColumns = (issues: readonly FieldIssue[]) =>
    issues.map((issue) => ({ ...issue, path: columns[issue.path] ?? issue.path }));
  return async (ctx, locationId, readings) => {
    const issues = readings.map((reading) => [...reading.issues]);
    const complete: { body: Body; index: number }[] = [];
    for (const [index, reading] of readings.entries()) {
      const parsed = schema.safeParse({ ...toInput(reading), locationId }, { reportInput: true });
      if (parsed.success && reading.issues.length === 0) complete.push({ body: parsed.data, index });
      else issues[index]?.push(...partialIssues(ctx, reading, parsed.error));
    }
    const bodies = complete.map(({ body }) => body);
    const examined = await batch.examine(ctx, locationId ?? 0, bodies);
    for (const [position, { index }] of complete.entries()) {
      const twin = examined.twins[position];
      issues[index]?.push(
        ...inColumns(examined.issues[position] ?? []),
        ...twinIssues(
          typeof twin === 'number' ? readings[complete[twin]?.index ?? 0]?.rowNumber : twin,
          twins,
        ),
      );
    }
    return { issues, warn: examined.warn ?? withoutWarnings, record: examined.record };
  };

  /** A row that cannot be read as a whole is still told everything that is wrong with its parts. */
  function partialIssues(ctx: Ctx, reading: RowReading, error: z.ZodError | undefined): FieldIssue[] {
    const refused = error ? inColumns(fieldIssues(error)) : [];
    const day = lastDay && reading.values[lastDay];
    const future = lastDay && typeof day === 'string' ? futureIssues(ctx, lastDay, day) : [];
    // What a cell says wrongly is missing for the form; the cell's own message tells more.
    const told = new Set(reading.issues.map(({ path }) => path));
    return [...refused.filter(({ path }) => !told.has(path)), ...future];
  }
}

const withoutWarnings = async () => [];

function twinIssues(
  twin: number | 'recorded' | undefined,
  { path, recorded, repeated }: Twins,
): FieldIssue[] {
  if (twin === undefined) return [];
  return twin === 'recorded'
    ? [{ path, code: recorded, params: {} }]
    : [{ path, code: repeated, params: { row: twin } }];
}
