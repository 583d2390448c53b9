/**
 * How long the background work of a fresh demo delays a user: a list is fetched again and again, with the pauses of
 * a reader, while the demo's reports are finished.
 */
import { signIn } from './account';
import { openBareBrowser } from './bare-browser';
import { bootWorker, emptyPage, type PageOf, timeCall } from './page-calls';
import { type Row, within } from './report';
import type { Sites } from './sites';
import { summarize } from './statistics';

const reachMs = 100;
/** Milliseconds, none a multiple of another, so that each meets the work at a different point. */
const pauses = [310, 730, 1130, 1730, 2390, 3170];

export async function measureFirstMinute({ ours: { url } }: Sites, visits: number): Promise<Row[]> {
  const longest: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const browser = await openBareBrowser();
    try {
      const page = await browser.openPage(new URL(emptyPage, url).href);
      await bootWorker(page, url);
      longest.push(Math.max(...(await listForAWhile(page, url))));
    } finally {
      await browser.close();
    }
  }
  const figure = 'longest wait for a list of 10 rows in the first half minute of a visit';
  return [
    within({ figure, unit: 'ms', note: 'one sample is the longest of a visit' }, summarize(longest), reachMs),
  ];
}

async function listForAWhile(page: PageOf, url: string): Promise<number[]> {
  const { list } = await signIn(page, url);
  const samples: number[] = [];
  for (const pause of [...pauses, ...pauses, ...pauses]) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    samples.push(await timeCall(page, url, list));
  }
  return samples;
}
