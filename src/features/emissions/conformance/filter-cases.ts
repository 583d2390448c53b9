import type { ConformanceCase } from '#api/contract/emissions/conformance';
import type { ConformanceSearch } from './search';

/** Cases that contain all the words, in title, source, country or id, with the wanted result. */
export function filterCases(cases: readonly ConformanceCase[], search: ConformanceSearch): ConformanceCase[] {
  const words = (search.q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return cases.filter((one) => {
    const text = `${one.id} ${one.title} ${one.source} ${one.countryCode ?? ''}`.toLowerCase();
    const isWanted =
      search.result !== 'passed' ? search.result !== 'failed' || !one.hasPassed : one.hasPassed;
    return isWanted && words.every((word) => text.includes(word));
  });
}

/** How many cases there are, and how many passed. */
export function totalsOf(cases: readonly ConformanceCase[]): { total: number; passed: number } {
  return { total: cases.length, passed: cases.filter(({ hasPassed }) => hasPassed).length };
}
