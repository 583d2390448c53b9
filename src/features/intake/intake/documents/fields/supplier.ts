import { type Found, foundIn } from './found-values';
import { type Line, type Segment, segmentBelow, sharedWidth } from './text-lines';

const roles = /^(?:supplier|seller|sprzedawca|sprzedający|wystawca|dostawca|lieferant|anbieter)\s*:?\s*/iu;
const companyForms =
  /(?:^|[\s,])(?:ltd\.?|limited|plc|inc\.?|llc|corp\.?|gmbh|ag|kg|se|s\.a\.|sa|sp\. z o\.o\.|sp\. k\.)(?:$|[\s,.])|^stadtwerke /iu;
const buyers =
  /^(?:buyer|customer|bill(?:ed)? to|nabywca|odbiorca|płatnik|kunde|rechnung an|rechnungsempfänger)\s*:?$/iu;
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

/** At the top of the first page: the only company, else the one in larger letters or with a tax number. */
function letterhead(lines: readonly Line[]): Named | null {
  const companies = lines
    .filter(({ page }) => page === 1)
    .flatMap(({ segments }) => segments)
    .filter(({ text, top }) => top < 0.16 && text.length <= 120 && companyForms.test(text))
    .filter((segment) => !isBuyer(lines, segment))
    .sort((a, b) => heightOf(b) - heightOf(a));
  const [first, second] = companies;
  if (!first) return null;
  if (!second || heightOf(first) >= 1.25 * heightOf(second)) return companyIn(first);
  const taxed = companies.filter((segment) => taxIdNear(lines, segment, 1) !== null);
  return taxed[0] && taxed.length === 1 ? companyIn(taxed[0]) : null;
}

function isBuyer(lines: readonly Line[], segment: Segment): boolean {
  const above = lines.slice(Math.max(0, segment.line - 2), segment.line).flatMap(({ segments }) => segments);
  return above.some((one) => buyers.test(one.text) && Math.abs(one.left - segment.left) < 0.03);
}

/** Up to the form of the company: more sentences may follow. */
function companyIn(segment: Segment): Named {
  const match = companyForms.exec(segment.text);
  const isFirst = match?.index === 0;
  const end = match && !isFirst ? match.index + match[0].length : segment.text.length;
  const raw = segment.text
    .slice(0, end)
    .replace(/[\s,]+$/, '')
    .replace(/(?<=limited|plc|gmbh|llc)\.$/i, '');
  return { segment, found: foundIn(segment, { raw, index: 0 }, raw) };
}

function heightOf({ top, bottom }: Segment): number {
  return bottom - top;
}

/** Below the name or behind it; that of the buyer is elsewhere. */
function taxIdNear(lines: readonly Line[], name: Segment, lineCount = 5): string | null {
  for (const { segments } of lines.slice(name.line, name.line + 1 + lineCount)) {
    for (const segment of segments) {
      const isBelow =
        segment === name || Math.abs(segment.left - name.left) < 0.03 || sharedWidth(segment, name) > 0.5;
      const id = isBelow && segment.page === name.page ? taxId.exec(segment.text)?.[1] : undefined;
      if (id !== undefined) return id.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
    }
  }
  return null;
}

/** The first text of the bill and the one in the largest letters. */
function largest(lines: readonly Line[]): string {
  const segments = lines.filter(({ page }) => page === 1).flatMap((line) => line.segments);
  const size = (segment: Segment) => Math.round(heightOf(segment) * 1000);
  const [first] = segments;
  const [big] = [...segments].sort((a, b) => size(b) - size(a));
  return first === big ? (first?.text ?? '') : `${first?.text ?? ''} ${big?.text ?? ''}`;
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();
}
