import { z } from 'zod';
import { comparedEntry, entryWarning, entryWarningCodes } from '#api/contract/activity-data/entry-checks';
import { fuelConsumptionBody } from '#api/contract/activity-data/fuel-consumptions';
import { utilityConsumptionBody } from '#api/contract/activity-data/utility-consumptions';
import { scope3ConsumptionBody } from '#api/contract/activity-data/value-chain';
import { scope3Values } from '#api/contract/activity-data/value-chain-forms';
import { defineEndpoint } from '#api/contract/endpoint';
import { enteredLine, id, idParams, instant } from '#api/contract/fields';
import { evidenceFile, evidenceValue } from '#api/contract/intake/evidence';
import { takenProfile } from '#api/contract/intake/intake-profiles';

export const intakeLimits = {
  /** Entries recorded together. */
  maxEntries: 5000,
  /** Lines about what was left out, each for one row or for several in a row. */
  maxLeftOut: 2000,
  /** Warnings that one answer is about. */
  maxSeen: 5000,
  /** Of the choices kept for an open intake, as JSON. */
  maxChoicesChars: 200_000,
} as const;

/** Of 5,000 entries with the places of their values. */
const maxEntriesBodyBytes = 24 * 1024 * 1024;

const tag = 'Intakes';
const editors = { level: 'editor' } as const;

/** The lists that an intake records into, in the order of the choices: most bills are for utilities. */
export const intakeKinds = ['utility', 'fuel', 'valueChain'] as const;
export type IntakeKind = (typeof intakeKinds)[number];

/** Those whose entries name a meter. */
export const meteredKinds = ['utility', 'fuel'] as const satisfies readonly IntakeKind[];
export type MeteredKind = (typeof meteredKinds)[number];

const unitChoice = z.object({ unitId: id, symbol: z.string() });

/** How an entry of the value chain is made of a row. A fuel or utility has none. */
const formOfItem = z.object({
  scope3InputFormId: id,
  scope3MethodId: id,
  /** What every entry of the item is made with. */
  values: scope3Values,
  variantField: z.string(),
  amountField: z.string(),
  /** Whether a person's distance is the amount, and not a vehicle's. */
  isPerPerson: z.boolean(),
  /** The field that counts the people, where a person's distance is the amount. */
  peopleField: z.string().optional(),
});

/** What the values of a file are matched with: all of it is the company's own or the catalogue's. */
export const intakeChoices = z
  .object({
    locations: z.array(
      z.object({ locationId: id, name: z.string(), city: z.string().nullable(), countryCode: z.string() }),
    ),
    /** Meters with an entry, each with its latest one at each location. */
    meters: z.array(
      z.object({
        meterNumber: z.string(),
        locationId: id,
        kind: z.enum(meteredKinds),
        /** Key of the fuel or utility. */
        itemId: id,
        unitId: id,
        /** The last day with an entry. */
        lastDay: z.iso.date(),
      }),
    ),
    /** Fuels, utilities and means of travel that the company may record, with the units of each. */
    items: z.array(
      z.object({
        kind: z.enum(intakeKinds),
        /** Of a means of travel, a key that only the intake has; profiles keep it. */
        itemId: id,
        name: z.string(),
        /** In both languages of the portal, because a file may use either. */
        names: z.array(z.string()),
        categoryName: z.string(),
        units: z.array(unitChoice),
        /** Empty for a utility. */
        variants: z.array(
          z.object({
            variantId: id,
            name: z.string(),
            /** What `form.variantField` is for it. */
            value: z.string().optional(),
          }),
        ),
        /** Without a variant, its emissions cannot be calculated. */
        needsVariant: z.boolean(),
        form: formOfItem.optional(),
      }),
    ),
  })
  .meta({ id: 'IntakeChoices' });
export type IntakeChoices = z.output<typeof intakeChoices>;

export const readIntakeChoices = defineEndpoint({
  id: 'readIntakeChoices',
  tag,
  summary:
    'The locations, meters, fuels, utilities, means of travel and units that values of a file can mean',
  method: 'get',
  path: '/api/Intakes/Choices',
  access: editors,
  response: intakeChoices,
});

/**
 * - `open`: nothing is recorded yet.
 * - `recorded`: its entries are recorded, and one step takes them back.
 * - `undone`: its entries were taken back; the file can be taken in again.
 */
export const intakeStates = ['open', 'recorded', 'undone'] as const;
export type IntakeState = (typeof intakeStates)[number];

export const intake = z
  .object({
    intakeId: id,
    file: evidenceFile,
    state: z.enum(intakeStates),
    /** JSON of the page's own making, so that it can continue where the user stopped; null at the start. */
    choices: z.string().nullable(),
    /** Recorded entries that still exist. */
    entryCount: z.number().int(),
    leftOutCount: z.number().int(),
    /** Recorded entries that it replaced; of one that was undone, those that were brought back. */
    replacedCount: z.number().int(),
    createdByName: z.string(),
    createdOn: instant,
    recordedOn: instant.nullable(),
    updatedOn: instant,
  })
  .meta({ id: 'Intake' });
export type Intake = z.output<typeof intake>;

export const listIntakes = defineEndpoint({
  id: 'listIntakes',
  tag,
  summary: 'The intakes of the company, newest first, without their choices',
  method: 'get',
  path: '/api/Intakes',
  access: editors,
  response: z.array(intake),
});

export const startIntake = defineEndpoint({
  id: 'startIntake',
  tag,
  summary: 'Start to take in a file. A file that is open or recorded already answers that intake',
  method: 'post',
  path: '/api/Intakes',
  access: editors,
  body: z.object({ evidenceFileId: id }),
  response: intake,
});

export const readIntake = defineEndpoint({
  id: 'readIntake',
  tag,
  summary: 'An intake with its choices',
  method: 'get',
  path: '/api/Intakes/{id}',
  access: editors,
  params: idParams,
  response: intake,
});

export const saveIntakeChoices = defineEndpoint({
  id: 'saveIntakeChoices',
  tag,
  summary: 'Keep what the user has chosen so far for an open intake',
  method: 'put',
  path: '/api/Intakes/{id}/Choices',
  access: editors,
  params: idParams,
  body: z.object({ choices: z.string().max(intakeLimits.maxChoicesChars) }),
  response: intake,
  isGuarded: true,
});

/** What tells a warning from another one of its code. */
const seenWarning = z.object({
  other: comparedEntry.pick({ entryId: true, index: true, updatedOn: true }).nullable(),
  ...entryWarning.pick({ days: true, found: true, usual: true }).shape,
});
export type SeenWarning = z.output<typeof seenWarning>;

/**
 * The user's answer to a warning: record the entry all the same, or replace the recorded entry that the
 * warning compares with, if there is only one. An entry that is not to be recorded is left out with a reason instead.
 */
export const warningAnswer = z.object({
  code: z.enum(entryWarningCodes),
  answer: z.enum(['keep', 'replace']),
  /**
   * All warnings of the code as the user saw them: if there are others by now, the answer does not count. Without them,
   * `keep` counts for whatever has the code.
   */
  seen: z.array(seenWarning).max(intakeLimits.maxSeen).optional(),
  /** The entry that is replaced, as the user saw it; `replace` needs it. */
  replaces: z.object({ entryId: id, updatedOn: instant }).optional(),
});
export type WarningAnswer = z.output<typeof warningAnswer>;

const source = {
  /** Where the file has it; at least the amount. */
  values: z.array(evidenceValue).min(1).max(20),
  /** Of one code, both: `replace` for the recorded entry and `keep` for other rows of the file. */
  answers: z
    .array(warningAnswer)
    .max(2 * entryWarningCodes.length)
    .default([]),
};

export const intakeEntry = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('fuel'), entry: fuelConsumptionBody, ...source }),
    z.object({ kind: z.literal('utility'), entry: utilityConsumptionBody, ...source }),
    z.object({ kind: z.literal('valueChain'), entry: scope3ConsumptionBody, ...source }),
  ])
  .meta({ id: 'IntakeEntry' });
export type IntakeEntry = z.output<typeof intakeEntry>;
export type IntakeEntryInput = z.input<typeof intakeEntry>;

const intakeEntries = z.array(intakeEntry).min(1).max(intakeLimits.maxEntries);

export const checkedIntake = z
  .object({
    /** In the order of the entries. An entry with an issue cannot be recorded. */
    entries: z.array(
      z.object({
        /** The field, and what is wrong in the language of the user. */
        issues: z.array(z.object({ path: z.string(), message: z.string() })),
        warnings: z.array(entryWarning),
      }),
    ),
  })
  .meta({ id: 'CheckedIntake' });
export type CheckedIntake = z.output<typeof checkedIntake>;

export const checkIntake = defineEndpoint({
  id: 'checkIntake',
  tag,
  summary: 'What is wrong with the entries, and what is worth a second look; changes nothing',
  method: 'post',
  path: '/api/Intakes/{id}/Checks',
  access: editors,
  params: idParams,
  body: z.object({ entries: intakeEntries }),
  maxBodyBytes: maxEntriesBodyBytes,
  response: checkedIntake,
  isReadOnly: true,
});

/** Why a part of the file is not recorded. */
export const leftOutReasons = [
  'empty',
  'total',
  'cancelled',
  'notEnergy',
  'duplicate',
  'export',
  'notAvailable',
  'byUser',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

const leftOutCount = z.number().int().min(1).max(2_000_000);

export const leftOutRow = z
  .object({
    /** As the grid or page names it, such as `14`, or `14–20` for several rows. */
    place: enteredLine(120),
    reason: z.enum(leftOutReasons),
    /** Rows of the file that it stands for. */
    count: leftOutCount.default(1),
  })
  .meta({ id: 'LeftOutRow' });
export type LeftOutRow = z.output<typeof leftOutRow>;
export type LeftOutRowInput = z.input<typeof leftOutRow>;

export const recordIntake = defineEndpoint({
  id: 'recordIntake',
  tag,
  summary: 'Record all entries of an intake with their evidence, or none of them',
  method: 'post',
  path: '/api/Intakes/{id}/Record',
  access: editors,
  params: idParams,
  body: z.object({
    entries: intakeEntries,
    leftOut: z.array(leftOutRow).max(intakeLimits.maxLeftOut).default([]),
    /** Rows left out altogether, where `leftOut` has no room for all of them. */
    leftOutCount: leftOutCount.optional(),
    /** What was learnt from the file, to be remembered; null to remember nothing. */
    profile: takenProfile.nullable(),
    /** Generated by the client, to ask for the progress; see `readImportProgress`. */
    progressKey: z.uuid().optional(),
  }),
  maxBodyBytes: maxEntriesBodyBytes,
  response: intake,
  isGuarded: true,
});

export const readLeftOut = defineEndpoint({
  id: 'readLeftOut',
  tag,
  summary:
    'What an intake left out of its file, each with the reason: all of it, or the first lines of very many',
  method: 'get',
  path: '/api/Intakes/{id}/LeftOut',
  access: editors,
  params: idParams,
  response: z.array(leftOutRow),
});

export const recordedSum = z
  .object({
    kind: z.enum(intakeKinds),
    locationId: id,
    locationName: z.string(),
    /** Key of the fuel or utility; of an entry of the value chain, the number of its category. */
    itemId: id,
    itemName: z.string(),
    firstDay: z.iso.date(),
    lastDay: z.iso.date(),
    /** Entries. */
    count: z.number().int(),
    /** In `unitSymbol`; null for the value chain, whose entries have their amounts in different fields. */
    value: z.number().nullable(),
    unitSymbol: z.string().nullable(),
  })
  .meta({ id: 'RecordedSum' });
export type RecordedSum = z.output<typeof recordedSum>;

export const readRecordedSums = defineEndpoint({
  id: 'readRecordedSums',
  tag,
  summary: 'The entries of an intake that still exist, summed by location, item and unit',
  method: 'get',
  path: '/api/Intakes/{id}/Entries',
  access: editors,
  params: idParams,
  response: z.array(recordedSum),
});

export const undoIntake = defineEndpoint({
  id: 'undoIntake',
  tag,
  summary:
    'Take back all entries of an intake and bring back those they replaced, unless one was changed or is in a finished report',
  method: 'post',
  path: '/api/Intakes/{id}/Undo',
  access: editors,
  params: idParams,
  response: intake,
  isGuarded: true,
});

export const discardIntake = defineEndpoint({
  id: 'discardIntake',
  tag,
  summary: 'Discard an open intake, and its file if nothing else needs it',
  method: 'delete',
  path: '/api/Intakes/{id}',
  access: editors,
  params: idParams,
});
