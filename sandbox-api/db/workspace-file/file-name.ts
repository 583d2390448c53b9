/** Legal forms at the end of a name. */
const legalForm =
  /[\s,]+(s\.?\s?a\.?|sp\. z o\.\s?o\.|gmbh( & co\. kg)?|ag|kg|ltd\.?|limited|inc\.?|llc|plc|se)$/i;

/** `jagodno-foods-2026-11-26.ledgerleaf`. */
export function fileNameOf(companies: readonly string[], date: string): string {
  return `${fileStemOf(companies, date)}.ledgerleaf`;
}

/**
 * The same without its extension, for every file with a company's data; the file of several companies has no
 * company name.
 */
export function fileStemOf(companies: readonly string[], date: string): string {
  const [first = ''] = companies;
  const name = companies.length === 1 ? first.trim().replace(legalForm, '') : '';
  const plain = name
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${plain || 'ledgerleaf'}-${date}`;
}
