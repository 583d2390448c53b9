/** The screen of the intake: a year of half-hours, and a PDF of thirty pages. */
import { type Row, within } from '../report';
import { summarize } from '../statistics';
import { thirtyPages, yearOfHalfHours } from './files';
import { giveFile, type IntakeScreen, type Seen } from './screen';

const reach = { checkedMs: 1500, drawnMs: 2000, taskMs: 100 };

export async function measureHalfHours(screen: IntakeScreen, rounds: number): Promise<Row[]> {
  const seen: Seen[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const one = await giveFile(screen, {
      name: `half-hours-${round}.csv`,
      content: yearOfHalfHours(round),
      until: ['entries', 'checked'],
    });
    if (one.entryCount !== 12)
      throw new Error(`A year of half-hours gave ${one.entryCount} entries instead of 12.`);
    // The first one fills caches.
    if (round > 0) seen.push(one);
  }
  const of = (pick: (one: Seen) => number | null) => summarize(seen.map((one) => pick(one) ?? Number.NaN));
  const figure = 'page: 17,520 half-hours, from the drop until they are checked';
  const note =
    'the file is stored, read, understood and matched, and its twelve entries are checked by the API';
  return [
    within(
      { figure, unit: 'ms', note },
      of(({ checked }) => checked),
      reach.checkedMs,
    ),
    within(
      { figure: '  of it, until the entries are shown', unit: 'ms' },
      of(({ entries }) => entries),
      null,
    ),
    taskRow(seen, null),
  ];
}

export async function measureThirtyPages(screen: IntakeScreen, rounds: number): Promise<Row[]> {
  const seen: Seen[] = [];
  let megabytes = 0;
  for (let round = 0; round <= rounds; round += 1) {
    const content = thirtyPages(round);
    megabytes = content.length / 1e6;
    const one = await giveFile(screen, { name: `bill-${round}.pdf`, content, until: ['drawn', 'entries'] });
    // The first one fills caches.
    if (round > 0) seen.push(one);
  }
  const of = (pick: (one: Seen) => number | null) => summarize(seen.map((one) => pick(one) ?? Number.NaN));
  const figure = 'page: PDF of 30 pages, from the drop until its first page is drawn';
  const note = `${megabytes.toFixed(2)} MB, each time in a page that has just been loaded`;
  return [
    within(
      { figure, unit: 'ms', note },
      of(({ drawn }) => drawn),
      reach.drawnMs,
    ),
    within(
      { figure: '  until its entry is shown beside it', unit: 'ms' },
      of(({ entries }) => entries),
      null,
    ),
    taskRow(seen, reach.taskMs),
  ];
}

function taskRow(seen: readonly Seen[], reachMs: number | null): Row {
  const longest = summarize(seen.map(({ longestTask }) => longestTask));
  const figure = '  longest task of the page until then';
  return {
    ...within({ figure, unit: 'ms' }, longest, reachMs),
    note: 'p95 counts; 0 where none took 50 ms, which is what a browser reports',
    isMet: reachMs === null ? null : longest.p95 <= reachMs,
  };
}
