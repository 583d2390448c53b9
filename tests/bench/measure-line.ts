/** First visits over a typical home connection: when a user can start, and when the first response arrives. */
import { openBareBrowser } from './bare-browser';
import { firstCall } from './page-calls';
import { type Row, within } from './report';
import type { Sites } from './sites';
import { type Line, startSlowLine } from './slow-line';
import { summarize } from './statistics';
import { type Turns, takeTurns } from './take-turns';

const line: Line = { megabitsPerSecond: 20, roundTripMs: 40 };

/** Milliseconds since the visit started. */
type Visit = { form: number; answer: number };

export async function measureLine({ ours }: Pick<Sites, 'ours'>, turns: Turns): Promise<Row[]> {
  const slow = await startSlowLine(Number(new URL(ours.url).port), line);
  const visits: Visit[] = [];
  try {
    // The first round is not counted, because the static server compresses each file on its first request.
    await takeTurns(turns, async (round) => {
      const visit = await visitOnce(slow.url);
      if (round > 0) visits.push(visit);
    });
  } finally {
    await slow.close();
  }
  const over = `over ${line.megabitsPerSecond} Mbit/s and ${line.roundTripMs} ms`;
  const note = 'empty profile; since the navigation began. The line is a proxy, without slow start of TCP';
  return [
    within(
      { figure: `sign-in form, ${over}`, unit: 'ms', note },
      summarize(visits.map(({ form }) => form)),
      1500,
    ),
    within(
      { figure: `first answer, ${over}`, unit: 'ms', note },
      summarize(visits.map(({ answer }) => answer)),
      3500,
    ),
  ];
}

async function visitOnce(url: string): Promise<Visit> {
  const browser = await openBareBrowser();
  try {
    const page = await browser.openPage('about:blank');
    await page.runInNext(watchForm);
    await page.navigate(url);
    return await page.evaluate(untilAnswered, firstCall);
  } finally {
    await browser.close();
  }
}

type Watched = { formShownAt?: number };

/** In the page, before its own scripts. */
function watchForm(): void {
  const watched: Watched = globalThis as Watched;
  const observer = new MutationObserver(() => {
    if (!document.querySelector('input[type=password]')) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      watched.formShownAt = performance.now();
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** In the page. */
async function untilAnswered(call: string): Promise<Visit> {
  for (const deadline = performance.now() + 60_000; performance.now() < deadline; ) {
    const answer = performance.getEntriesByType('resource').find(({ name }) => name.endsWith(call));
    const form = (globalThis as Watched).formShownAt;
    if (answer && form !== undefined)
      return { form, answer: (answer as PerformanceResourceTiming).responseEnd };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The visit came to no answer within a minute.');
}
