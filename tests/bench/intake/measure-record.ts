/** 5,000 entries of one file through the worker: checked, recorded and taken back, beside those of our template. */
import type { CheckedIntake, Intake, IntakeEntryInput } from '#api/contract/intake/intakes';
import { importFile, importKinds, workbookOf } from '../measure-import';
import { type Call, emptyPage, type PageOf } from '../page-calls';
import { type Row, slower, within } from '../report';
import { summarize } from '../statistics';
import type { IntakeScreen } from './screen';

const reachMs = 2000;
/** Bills of ten days, so that a meter has some years of them. */
const billsPerMeter = 100;

type Taken = { check: number; record: number; undo: number; template: number };

export async function measureRecording(screen: IntakeScreen, rounds: number, count: number): Promise<Row[]> {
  const taken: Taken[] = [];
  // Without the client, which would read its lists again after each change.
  await screen.profile.page.goto(new URL(emptyPage, screen.url).href);
  for (let round = 0; round <= rounds; round += 1) {
    // The first round, a small one, loads code.
    const size = round === 0 ? 100 : count;
    const ours = await takeIn(screen, round, size);
    const one = { ...ours, template: await recordTemplate(screen, round, size) };
    if (round > 0) taken.push(one);
  }
  const of = (step: keyof Taken) => summarize(taken.map((one) => one[step]));
  const figure = `worker: ${count} entries of a file recorded with their evidence`;
  const peer = { name: 'the same number by our template', summary: of('template') };
  return [
    within({ figure, unit: 'ms' }, of('record'), reachMs),
    slower({ figure: '  beside bills of our template, recorded', unit: 'ms' }, of('record'), peer, null),
    within({ figure: '  checked before', unit: 'ms' }, of('check'), null),
    within({ figure: '  taken back', unit: 'ms' }, of('undo'), null),
  ];
}

async function takeIn(screen: IntakeScreen, round: number, count: number): Promise<Omit<Taken, 'template'>> {
  const { url, token } = screen;
  const { page } = screen.profile;
  const evidenceFileId = await upload(page, { url, token, text: `Bills of the benchmark, ${round}` });
  const started = await post<Intake>(page, url, { path: 'api/Intakes', token, body: { evidenceFileId } });
  const path = `api/Intakes/${started.answer.intakeId}`;
  const entries = billsOf(screen, round, count);
  const check = await post<CheckedIntake>(page, url, { path: `${path}/Checks`, token, body: { entries } });
  const answered = withAnswers(entries, check.answer);
  const body = { entries: answered, leftOut: [], profile: null };
  const record = await post<Intake>(page, url, { path: `${path}/Record`, token, body });
  if (record.answer.entryCount !== count)
    throw new Error(`${record.answer.entryCount} entries were recorded instead of ${count}.`);
  const undo = await post<Intake>(page, url, { path: `${path}/Undo`, token });
  if (undo.answer.state !== 'undone') throw new Error(`After the undo, the intake is ${undo.answer.state}.`);
  return { check: check.ms, record: record.ms, undo: undo.ms };
}

/** Every warning is answered, as the button "Record all despite warnings" does. */
function withAnswers(entries: readonly IntakeEntryInput[], checked: CheckedIntake): IntakeEntryInput[] {
  const [issue] = checked.entries.flatMap(({ issues }) => issues);
  if (issue) throw new Error(`An entry of the benchmark is wrong: ${issue.path}, ${issue.message}`);
  return entries.map((entry, index) => ({
    ...entry,
    answers: (checked.entries[index]?.warnings ?? []).map(({ code }) => ({ code, answer: 'keep' as const })),
  }));
}

function billsOf({ bill }: IntakeScreen, round: number, count: number): IntakeEntryInput[] {
  return Array.from({ length: count }, (_, index): IntakeEntryInput => {
    const start = (index % billsPerMeter) * 10;
    const meter = `BENCH-${round}-${Math.floor(index / billsPerMeter)}`;
    const value = 1000 + (index % 7);
    const place = (column: string) => ({
      type: 'cells' as const,
      sheet: 'Bills',
      cells: [`${column}${index + 2}`],
    });
    return {
      kind: 'utility',
      entry: {
        ...bill,
        value,
        startDate: dayOf(start),
        endDate: dayOf(start + 9),
        reference: `bench ${round}/${index}`,
        meterNumber: meter,
      },
      values: [
        { part: 'amount', place: place('D'), raw: String(value) },
        { part: 'startDate', place: place('B'), raw: dayOf(start) },
        { part: 'endDate', place: place('C'), raw: dayOf(start + 9) },
        { part: 'meter', place: place('A'), raw: meter },
      ],
    };
  });
}

function dayOf(index: number): string {
  return new Date(Date.UTC(2023, 0, 1 + index)).toISOString().slice(0, 10);
}

/** Milliseconds for recording alone; both were checked before. */
async function recordTemplate({ profile, url, token, bill }: IntakeScreen, round: number, count: number) {
  const kind = importKinds.find(({ name }) => name === 'bills of four weeks');
  if (!kind) throw new Error('The benchmark of imports has no bills.');
  const file = workbookOf(kind, round, count);
  const { recordMs } = await importFile(profile.page, { url, token, locationId: bill.locationId, file });
  return recordMs;
}

type Upload = { url: string; token: string; text: string };

function upload(page: PageOf, given: Upload): Promise<number> {
  return page.evaluate(async ({ url, token, text }) => {
    const form = new FormData();
    form.append('file', new File([text], 'bench.csv'));
    const response = await fetch(new URL('api/Evidence/Files', url), {
      method: 'POST',
      headers: { authorization: `Basic ${token}`, 'idempotency-key': crypto.randomUUID() },
      body: form,
    });
    if (!response.ok) throw new Error(`The upload was answered ${response.status}: ${await response.text()}`);
    return ((await response.json()) as { evidenceFileId: number }).evidenceFileId;
  }, given);
}

/** The answer, and the milliseconds until all of it was there. */
function post<T>(page: PageOf, url: string, call: Call): Promise<{ ms: number; answer: T }> {
  return page.evaluate(
    async ({ url, call: { path, token, body } }) => {
      const headers: Record<string, string> = { 'idempotency-key': crypto.randomUUID() };
      if (token) headers.authorization = `Basic ${token}`;
      if (body !== undefined) headers['content-type'] = 'application/json';
      const startedAt = performance.now();
      const response = await fetch(new URL(path, url), {
        method: 'POST',
        headers,
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      const text = await response.text();
      const ms = performance.now() - startedAt;
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 1000)}`);
      return { ms, answer: JSON.parse(text) as T };
    },
    { url, call },
  );
}
