import { isRecord, listed, phrasesIn } from './phrases';
import { oneLine, type Tell } from './structure';

/** Which factors a recalculation takes, by publisher and year. */
export const tellEditions: Tell = (held, { locale, publisherOf }) => {
  const say = (value: unknown): string | null => {
    if (!isRecord(value) || !isRecord(value.years)) return null;
    const years = Object.entries(value.years).map(([series, year]) =>
      [publisherOf(series), String(year)].filter(Boolean).join(' '),
    );
    return years.length > 0 ? listed([...new Set(years)], locale) : phrasesIn(locale).ownYear;
  };
  return oneLine('editions', held, { holds: say, changed: () => say(held.after) });
};

/** The months of a recalculation, as dates. */
export const tellPeriod: Tell = ({ before, after }) => {
  const dayOf = (value: unknown, name: string): string | null =>
    isRecord(value) && typeof value[name] === 'string' ? value[name] : null;
  return (['first', 'last'] as const).flatMap((name) => {
    const line = { before: dayOf(before, name), after: dayOf(after, name) };
    const field = name === 'first' ? 'firstMonth' : 'lastMonth';
    return line.before === line.after ? [] : [{ field, ...line }];
  });
};

/** How many editions of factors there were when months were pinned: their keys say nothing to a reader. */
export const tellPinnedEditions: Tell = (held, { locale }) => {
  const say = (value: unknown) =>
    Array.isArray(value) && value.length > 0 ? phrasesIn(locale).editions(value.length) : null;
  return oneLine('editionIds', held, { holds: say, changed: () => say(held.after) });
};

/** What contracts covered when months were pinned: how many contracts, and in which years. */
export const tellContractShares: Tell = (held, { locale }) => {
  const say = (value: unknown): string | null => {
    const shares = isRecord(value) ? Object.values(value).filter(isRecord) : [];
    if (shares.length === 0) return null;
    const years = [...new Set(shares.flatMap((share) => Object.keys(share)))].toSorted();
    return [phrasesIn(locale).contracts(shares.length), years.join(', ')].filter(Boolean).join(': ');
  };
  return oneLine('contractShares', held, { holds: say, changed: () => say(held.after) });
};
