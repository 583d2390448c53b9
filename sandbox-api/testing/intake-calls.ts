import { listFuelConsumptions } from '#api/contract/activity-data/fuel-consumptions';
import {
  createUtilityConsumption,
  listUtilityConsumptions,
} from '#api/contract/activity-data/utility-consumptions';
import { readEmissionSum } from '#api/contract/emissions/emission-sums';
import * as evidence from '#api/contract/intake/evidence';
import type { TakenProfile } from '#api/contract/intake/intake-profiles';
import * as contract from '#api/contract/intake/intakes';
import type { createTestApi } from './create-test-api';
import type { Company } from './filled/insert-company';

type Api = Awaited<ReturnType<typeof createTestApi>>;
type Entry = contract.IntakeEntryInput;
type Answer = contract.WarningAnswer;
type Intake = Pick<contract.Intake, 'intakeId'>;

/** Where the file has the amount. */
export const amountInFile: contract.IntakeEntry['values'] = [
  { part: 'amount', place: { type: 'cells', sheet: null, cells: ['C2'] }, raw: '1 000,5' },
];

/** A bill of a month for electricity, as a file has it. */
export const bill = (owner: Company, month: string, over: object = {}): Entry => ({
  kind: 'utility',
  entry: {
    locationId: owner.locationId,
    utilityId: 1,
    unitId: 1,
    value: 1000,
    startDate: `2025-${month}-01`,
    endDate: `2025-${month}-28`,
    reference: `E/${month}`,
    meterNumber: '4711',
    ...over,
  },
  values: amountInFile,
});

/** A receipt for 40 litres of diesel. */
export const diesel = (owner: Company, date: string, over: object = {}): Entry => ({
  kind: 'fuel',
  entry: {
    locationId: owner.locationId,
    fuelId: 501,
    fuelVariantId: 12,
    unitId: 50,
    value: 40,
    date,
    ...over,
  },
  values: amountInFile,
});

/** A flight of a day. */
export const trip = (owner: Company, startDate: string, over: object = {}): Entry => ({
  kind: 'valueChain',
  entry: {
    scope3InputFormId: 6,
    scope3MethodId: 602,
    locationId: owner.locationId,
    values: {
      startDate,
      travelMode: 'short-haul-to-from-uk',
      travelVariant: 'economy-class',
      distance: 1467.721728,
      passengers: 1,
      reference: `T/${startDate}`,
      ...over,
    },
  },
  values: amountInFile,
});

/** With answers to the warnings that a test is not about, beside its own. */
export const keeping = (entry: Entry, ...answers: Answer[]): Entry => ({
  ...entry,
  answers: [
    ...(['gap', 'jump', 'shortPeriod', 'longPeriod'] as const).map(
      (code): Answer => ({ code, answer: 'keep' }),
    ),
    ...answers,
  ],
});

const at = ({ intakeId: id }: Intake) => ({ params: { id } });

/** What a company does with its files, by its user. */
export function intakeCalls(call: Api['call'], owner: Company) {
  const { User: token, View } = owner.token;
  const ofLocation = { token: View, params: { locationId: owner.locationId } };

  async function upload(text: string): Promise<number> {
    const body = new FormData();
    body.append('file', new File([text], 'bills.csv'));
    return (await call(evidence.uploadEvidenceFile, { token, body })).body.evidenceFileId;
  }
  const start = (evidenceFileId: number) => call(contract.startIntake, { token, body: { evidenceFileId } });
  const started = async (text = 'bills') => (await start(await upload(text))).body;
  const check = (intake: Intake, entries: Entry[]) =>
    call(contract.checkIntake, { token, ...at(intake), body: { entries } });

  return {
    start,
    started,
    check,
    /** What the check shows of the recorded entry that an entry would replace because of a warning. */
    async shown(intake: Intake, entry: Entry, code: Answer['code']) {
      const { body } = await check(intake, [entry]);
      const other = body.entries[0]?.warnings.find((warning) => warning.code === code)?.other;
      return { entryId: other?.entryId ?? 0, updatedOn: other?.updatedOn ?? '' };
    },
    record: (
      intake: Intake,
      entries: Entry[],
      over: { profile?: TakenProfile | null; seenUpdatedOn?: string; leftOut?: contract.LeftOutRow[] } = {},
    ) =>
      call(contract.recordIntake, {
        token,
        ...at(intake),
        body: {
          entries,
          profile: over.profile ?? null,
          leftOut: over.leftOut ?? [{ place: 'row 5', reason: 'total' }],
        },
        ...(over.seenUpdatedOn ? { seenUpdatedOn: over.seenUpdatedOn } : {}),
      }),
    undo: (intake: Intake) => call(contract.undoIntake, { token, ...at(intake) }),
    async bills() {
      const query = { PageSize: '50' } as never;
      return (await call(listUtilityConsumptions, { ...ofLocation, query })).body;
    },
    async fuels() {
      return (await call(listFuelConsumptions, { ...ofLocation, query: {} as never })).body;
    },
    async totalKg() {
      const query = { from: '2020-01-01', to: '2026-06-30' } as never;
      return Number((await call(readEmissionSum, { token: View, query })).body.total);
    },
    async files() {
      return (await call(evidence.listEvidenceFiles, { token: View })).body.files;
    },
    async links(entryKind: evidence.EvidencedKind, entryId: number) {
      const query = { entryKind, entryId } as never;
      return (await call(evidence.listEvidenceLinks, { token: View, query })).body;
    },
    /** Enters a bill by hand. */
    async enterBill(month: string, over: object = {}) {
      const { entry } = bill(owner, month, over);
      return (await call(createUtilityConsumption, { token, body: entry as never })).body;
    },
  };
}
