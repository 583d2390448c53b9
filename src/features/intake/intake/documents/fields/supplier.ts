import { type Found, foundIn } from './found-values';
import { type Line, type Segment, segmentBelow, sharedWidth } from './text-lines';

const roles = /^(?:supplier|seller|sprzedawca|sprzedający|wystawca|dostawca|lieferant|anbieter)\s*:?\s*/iu;
const companyForms =
  /(?:^|[\s,])(?:ltd\.?|limited|plc|inc\.?|llc|corp\.?|gmbh|ag|kg|se|s\.a\.|sa|sp\. z o\.o\.|sp\. k\.|stadtwerke)(?:$|[\s,])/iu;
const taxId =
  /(?:nip|vat(?: reg(?:istration|\.)?)?(?: no\.?| number| id)?|tax id|ust-?id(?:-?nr)?\.?|steuernummer)\s*:?\s*((?:[A-Z]{2})?[\d -]{8,16}\d)/iu;

export type Supplier = { name: Found<string> | null; fingerprint: string };

/** Who sent the bill: named as seller, or the only company in the letterhead. */
export function supplierOf(lines: readonly Line[]): Supplier {
  const named = namedSeller(lines) ?? letterhead(lines);
  const id = named && taxIdNear(lines, named.segment);
  const known = id ?? (named ? plain(named.found.value) : plain(largest(lines)));
  return { name: named?.found ?? null, fingerprint: `pdf:${known}`.slice(0, 200) };
}

type Named = { segment: Segment; found: Found<string> };

function namedSeller(lines: readonly Line[]): Named | null {
  for (const { segments } of lines) {
    for (const segment of segments) {
      const role = roles.exec(segment.text)?.[0];
      if (role === undefined) continue;
      const rest = segment.text.slice(role.length);
      if (rest !== '') {
        if (!role.includes(':')) continue;
        return { segment, found: foundIn(segment, { raw: rest, index: role.length }, rest) };
      }
      const below = segmentBelow(lines, segment);
      if (below) return { segment: below, found: foundIn(below, { raw: below.text, index: 0 }, below.text) };
    }
  }
  return null;
}

/** At the top of the first page, unless two companies are there and neither is in larger letters. */
function letterhead(lines: readonly Line[]): Named | null {
  const companies = lines
    .filter(({ page }) => page === 1)
    .flatMap(({ segments }) => segments)
    .filter(({ text, top }) => top < 0.16 && text.length <= 80 && companyForms.test(text))
    .sort((a, b) => heightOf(b) - heightOf(a));
  const [first, second] = companies;
  if (!first || (second && heightOf(first) < 1.25 * heightOf(second))) return null;
  return { segment: first, found: foundIn(first, { raw: first.text, index: 0 }, first.text) };
}

function heightOf({ top, bottom }: Segment): number {
  return bottom - top;
}

/** Below the name or behind it; that of the buyer is elsewhere. */
function taxIdNear(lines: readonly Line[], name: Segment): string | null {
  for (const { segments } of lines.slice(name.line, name.line + 6)) {
    for (const segment of segments) {
      const isBelow =
        segment === name || Math.abs(segment.left - name.left) < 0.03 || sharedWidth(segment, name) > 0.5;
      const id = isBelow && segment.page === name.page ? taxId.exec(segment.text)?.[1] : undefined;
      if (id !== undefined) return id.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
    }
  }
  return null;
}

function largest(lines: readonly Line[]): string {
  const segments = lines.filter(({ page }) => page === 1).flatMap((line) => line.segments);
  const first = [...segments].sort((a, b) => heightOf(b) - heightOf(a))[0];
  return first?.text ?? '';
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();
}
