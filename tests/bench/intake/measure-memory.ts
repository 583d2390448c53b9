/** Memory of the page before a file of 20 MB, while its intake is open, and once it is closed. */
import type { Profile } from '../browser';
import { type Row, within } from '../report';
import { summarize } from '../statistics';
import { type Sample, sampleOf } from '../worker-memory';
import { twentyMegabytes, yearOfHalfHours } from './files';
import { giveFile, type IntakeScreen } from './screen';

const heldMb = ({ heapMb, buffersMb }: Sample) => heapMb + buffersMb;
/** A worker that was told to end takes a moment. */
const endingMs = 5000;

export async function measurePageMemory(screen: IntakeScreen): Promise<Row[]> {
  const { profile } = screen;
  const heap = await openHeap(profile);
  const small = { name: 'warm-up.csv', content: yearOfHalfHours(900), until: ['entries' as const] };
  const large = { name: 'twenty-megabytes.csv', content: twentyMegabytes(), until: ['entries' as const] };
  // Loads all code; then the same page is the one before and after.
  await giveFile(screen, small);
  await closeIntake(screen);
  const before = await sampleOf(heap);
  const { entries } = await giveFile(screen, { ...large, isSamePage: true });
  const workersOpen = profile.page.workers().length;
  if (workersOpen === 0) throw new Error('No worker reads the file, so there is nothing to compare.');
  const open = await sampleOf(heap);
  await closeIntake(screen);
  await untilNoWorker(profile);
  const after = await sampleOf(heap);
  return rowsOf({ before, open, after }, entries ?? Number.NaN, profile.page.workers().length);
}

type Samples = { before: Sample; open: Sample; after: Sample };

function rowsOf({ before, open, after }: Samples, shownMs: number, workers: number): Row[] {
  const course = [before, open, after].map((sample) => heldMb(sample).toFixed(1)).join(' → ');
  const resident = [before, open, after].map(({ residentMb }) => residentMb?.toFixed(0) ?? '?').join(' → ');
  const note =
    `heap and buffers of the page in MB, after a pause and garbage collection, before, open and closed: ${course}; ` +
    `resident set of the largest process, which is that of the service worker or the page: ${resident}`;
  return [
    within(
      { figure: 'page: memory once a file of 20 MB is closed, of that before', unit: '%', note },
      summarize([(100 * heldMb(after)) / heldMb(before)]),
      110,
    ),
    within({ figure: '  workers of the page left', unit: 'workers' }, summarize([workers]), 0),
    within({ figure: '  until the entries of the file are shown', unit: 'ms' }, summarize([shownMs]), null),
  ];
}

/** Back to the list by the link of the screen, so that the page stays the same. */
async function closeIntake({ profile: { page } }: IntakeScreen): Promise<void> {
  await page.locator('#main header a[href$="/locations/intake"]').first().click();
  await page.locator('#main input[type=file]').first().waitFor({ state: 'attached', timeout: 60_000 });
}

async function untilNoWorker({ page }: Profile): Promise<void> {
  for (const deadline = Date.now() + endingMs; page.workers().length > 0 && Date.now() < deadline; )
    await page.waitForTimeout(100);
}

/** What `sampleOf` asks, answered by the page instead of the service worker. */
async function openHeap({ context, page }: Profile): Promise<Parameters<typeof sampleOf>[0]> {
  const browser = context.browser();
  if (!browser) throw new Error('The browser has no session of its own.');
  const session = await browser.newBrowserCDPSession();
  const ofPage = await context.newCDPSession(page);
  return { session, send: async (method) => (await ofPage.send(method as never)) as never };
}
