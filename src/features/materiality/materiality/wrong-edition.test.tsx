import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ReportHeader } from '#api/contract/reports/headers';
import { WrongEdition } from './wrong-edition';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const header = { reportHeaderId: 7, reportId: 2, endDate: '2027-12-31' } as ReportHeader;

type Given = { isEditionOfYear?: boolean; hasTopics?: boolean; assessedCount?: number; isEditor?: boolean };

function drawn({ isEditionOfYear = false, hasTopics = true, assessedCount = 3, isEditor = true }: Given) {
  const steps = [{ step: 'topics' as const, isUnlocked: true, isFilled: hasTopics, isCopied: false }];
  const completion = { isComplete: true, isEditionOfYear, steps, iroCount: 3, assessedCount };
  return renderToStaticMarkup(
    <RouterContextProvider router={router as never}>
      <WrongEdition {...{ header, completion, isEditor }} />
    </RouterContextProvider>,
  );
}
const waysOf = (given: Given) =>
  [...drawn(given).matchAll(/<a [^>]*>wrongEdition\.(\w+)<\/a>/g)].map(([, way]) => way);

it('shows nothing when the topics match the year of the report', () => {
  expect(drawn({ isEditionOfYear: true })).toBe('');
});

it('offers a new report or the earlier period when assessed items block the change', () => {
  expect(waysOf({})).toEqual(['begin', 'back']);
  expect(waysOf({ assessedCount: 0 })).toEqual(['delete', 'begin', 'back']);
  expect(waysOf({ hasTopics: false, assessedCount: 0 })).toEqual(['choose', 'back']);
});

it('informs readers and offers no actions', () => {
  const html = drawn({ isEditor: false });
  expect(html).toContain('role="status"');
  expect(html).toContain('wrongEdition.text');
  expect(html).not.toContain('<a ');
});
