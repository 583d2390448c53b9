import { labelAt } from './bill-labels';
import type { Line, Segment } from './text-lines';

export type Service = 'electricity' | 'gas' | 'heat' | 'water';

/** Names that a file's item is matched by. */
export const serviceNames: Record<Service, string> = {
  electricity: 'Electricity',
  gas: 'Natural gas',
  heat: 'District heat',
  water: 'Water',
};

const words: Record<Service, RegExp> = {
  electricity: /electric(?:ity|al)?|\bstrom|energi[aię] (?:elektryczn\p{L}+|czynn\p{L}+)|\bprąd/iu,
  gas: /\b(?:natural )?gas(?!\p{L}*ol)|\bgaz(?:u|em|owe\p{L}*)?(?!\p{L})|\berdgas/iu,
  heat: /district heat\p{L}*|\bheating\b|fernwärme|ciepł[oa](?! spalania)/iu,
  water:
    /\b(?:drinking |waste ?)?water\b|\bsewer\p{L}*|(?:trink|ab|schmutz)?wasser\b|(?<!\p{L})wod[ayęą](?!\p{L})|ściek/iu,
};
const services = Object.keys(words) as Service[];

export function servicesIn(text: string): Service[] {
  return services.filter((service) => words[service].test(text));
}

export function serviceWordIn(text: string, service: Service): { raw: string; index: number } | null {
  const match = words[service].exec(text);
  return match ? { raw: match[0], index: match.index } : null;
}

export type Section = { service: Service | null; heading: Segment | null; lines: Line[] };

/**
 * A bill of several services has a heading above each. A bill of one is a single section, whatever its headings.
 * What follows a total belongs to no service.
 */
export function sectionsOf(lines: readonly Line[]): Section[] {
  const sections = new Map<Service, Section>();
  let current: Section | null = null;
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading) {
      current = sections.get(heading.service) ?? { ...heading, lines: [] };
      sections.set(heading.service, current);
    } else if (isTotal(line)) current = null;
    current?.lines.push(line);
  }
  return sections.size > 1 ? [...sections.values()] : [{ service: null, heading: null, lines: [...lines] }];
}

function headingOf({ segments }: Line): { service: Service; heading: Segment } | null {
  const [heading, ...more] = segments;
  if (!heading || more.length > 0 || heading.text.length > 40 || /\d/.test(heading.text)) return null;
  if (labelAt(heading.text) || heading.text.split(' ').length > 4) return null;
  // A company may be called after what it sells.
  if (
    /\b(?:ltd|limited|plc|inc|llc|gmbh|ag|s\.a\.|sp\. z o\.o\.|stadtwerke|company|co)\b/iu.test(heading.text)
  )
    return null;
  const found = servicesIn(heading.text);
  const [service] = found;
  return service !== undefined && found.length === 1 ? { service, heading } : null;
}

function isTotal({ segments }: Line): boolean {
  return /^(?:gesamt(?:betrag|summe)|rechnungsbetrag|total (?:amount|due|bill|charges|net)|grand total|amount due|razem|do zapłaty|suma)/iu.test(
    segments[0]?.text ?? '',
  );
}
