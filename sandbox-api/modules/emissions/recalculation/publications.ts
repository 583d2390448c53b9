import type { Db } from '#api/db/db';
import { findPublicationYears } from './repository-decisions';

export type Publication = { series: string; publisher: string; years: number[] };

/** Publications with factors of more than one year, newest year first. The others offer no choice. */
export async function publicationsOf(db: Db): Promise<Publication[]> {
  const publications: Publication[] = [];
  for (const { series, publisher, year } of await findPublicationYears(db)) {
    const known = publications.find((publication) => publication.series === series);
    if (!known) publications.push({ series, publisher, years: [year] });
    else if (!known.years.includes(year)) known.years.push(year);
  }
  return publications.filter(({ years }) => years.length > 1);
}
