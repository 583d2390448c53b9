/** Unexpected layout shifts (Layout Instability API). */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};
type Watch = {
  shifts: { at: number; value: number; what: string }[];
  answers: { from: number; to: number }[];
};

/** Call this before the page opens; recording restarts with each document. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watch: Watch = { shifts: [], answers: [] };
    Object.assign(globalThis, { shiftWatch: watch });
    new PerformanceObserver((list) => {
      for (const { startTime, value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" ${previousRect.y} to ${currentRect.y}`,
        );
        watch.shifts.push({ at: startTime, value, what: `${location.pathname}: ${moved.join(', ')}` });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Treats layout shifts as responses to the user's input during the work. The browser does so itself, but for half a
 * second only, and on a busy machine a server's response arrives later. The work ends with the response on screen.
 */
export async function answering(page: Page, work: () => Promise<unknown>): Promise<void> {
  const now = () => page.evaluate(() => performance.now());
  const from = await now();
  await work();
  // Includes the frame that shows the response.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const to = await now();
  await page.evaluate(
    (answer) => (globalThis as unknown as { shiftWatch: Watch }).shiftWatch.answers.push(answer),
    { from, to },
  );
}

/** The sum of all shifts since the document was opened, except responses to input. */
export async function expectStill(page: Page): Promise<number> {
  const { shifts, answers } = await page.evaluate(
    () => (globalThis as unknown as { shiftWatch: Watch }).shiftWatch,
  );
  const unasked = shifts.filter(({ at }) => !answers.some(({ from, to }) => from <= at && at <= to));
  const sum = unasked.reduce((total, { value }) => total + value, 0);
  expect(sum, unasked.map(({ value, what }) => `${value.toFixed(4)} ${what}`).join('\n')).toBeLessThanOrEqual(
    0.02,
  );
  return sum;
}
