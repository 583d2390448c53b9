/** What a label on a bill can announce. */
export const billParts = [
  'invoice',
  'meter',
  'point',
  'period',
  'startDate',
  'endDate',
  'previousReading',
  'reading',
  'multiplier',
  'amount',
  'calorificValue',
  'volumeCorrection',
  'cost',
] as const;
export type BillPart = (typeof billParts)[number];

/**
 * Labels in English, Polish and German, tried in this order. Each must be the whole text before the value: in
 * "Consumption tax" or "Consumption last year" more words follow, so neither announces an amount.
 */
const labels: readonly [BillPart, string][] = [
  [
    'invoice',
    '(?:tax |vat )?invoice(?: number| no\\.?| #| ref(?:erence)?\\.?)?|bill (?:number|no\\.?|reference)|faktura(?: vat)?(?: nr\\.?| numer)|(?:nr|numer) faktury|rechnungs-?(?:nummer|nr\\.?)|rechnung nr\\.?',
  ],
  [
    'point',
    'mpan|mprn|meter point(?: number| reference(?: number)?)?|supply (?:point )?number|(?:(?:nr|numer|kod) )?ppe|punkt poboru|marktlokation(?:s-?id)?|malo-?id|metering point',
  ],
  [
    'meter',
    'meter(?: number| no\\.?| serial(?: number| no\\.?)?| id)?|(?:nr|numer) (?:licznika|gazomierza|ciepłomierza)|licznik(?: nr\\.?)?|gazomierz(?: nr\\.?)?|zähler-?(?:nummer|nr\\.?)|zähler(?: nr\\.?)?',
  ],
  [
    'period',
    '(?:billing|service|supply|charge|bill|invoice) period|period(?: covered)?|service(?= from)|rozliczenie za okres|okres (?:rozliczeniowy|rozliczenia|dostawy)|za okres|okres|abrechnungszeitraum|lieferzeitraum|verbrauchszeitraum|leistungszeitraum|zeitraum',
  ],
  ['startDate', 'from|period start|start date|data od|od dnia|von'],
  ['endDate', 'to|period end|end date|data do|do dnia|bis'],
  [
    'previousReading',
    '(?:previous|last|opening|start|prior) (?:meter )?reading|previous|opening|(?:wskazanie|stan) (?:poprzednie|poprzedni|początkowe|początkowy)|(?:poprzedni|początkowy) (?:odczyt|stan)|odczyt (?:poprzedni|początkowy)|zählerstand (?:alt|anfang|beginn)|(?:alter|vorheriger) zählerstand|anfangsstand|stand alt',
  ],
  [
    'reading',
    '(?:current|present|latest|closing|end) (?:meter )?reading|current|present|closing|(?:wskazanie|stan) (?:bieżące|bieżący|aktualne|obecne|końcowe|końcowy)|(?:bieżący|obecny|aktualny|końcowy) (?:odczyt|stan)|odczyt (?:bieżący|aktualny|końcowy)|zählerstand (?:neu|ende)|(?:neuer|aktueller) zählerstand|endstand|stand neu',
  ],
  [
    'multiplier',
    '(?:meter )?multiplier|ct ratio|meter (?:factor|constant)|mnożna|mnożnik|wandlerfaktor|multiplikator',
  ],
  [
    'amount',
    '(?:total |billed )?(?:electricity |gas |energy |heat |water )?(?:consumption|usage)|(?:electricity|gas|energy|heat|units|water)(?: used| consumed)|total (?:units|kwh)|kwh used|volume(?: used)?|(?:całkowite |łączne |razem |ogółem )?zużycie(?: (?:energii(?: elektrycznej)?(?: czynnej| cieplnej)?|gazu|ciepła|wody|razem))?|objętość|(?:gesamt|strom|gas|energie|wärme|wasser)?verbrauch|verbrauchsmenge|volumen',
  ],
  [
    'calorificValue',
    '(?:(?:gross|net) )?calorific value|ciepło spalania|wartość opałowa|współczynnik konwersji|(?:abrechnungs)?brennwert|heizwert',
  ],
  [
    'volumeCorrection',
    '(?:volume )?correction(?: factor)?|volume conversion factor|współczynnik korekcji|zustandszahl',
  ],
  [
    'cost',
    'net (?:amount|total|charge)|total net|net|(?:amount|total) (?:before|excl(?:uding|\\.)?) vat|wartość netto|netto|kwota netto|nettobetrag|gesamtbetrag netto|razem netto|zwischensumme(?: [\\p{L}]+)? netto',
  ],
];

const lead = '^(?:your |ihr(?:e)? |twoje |the )?';
const compiled = labels.map(([part, words]) => ({
  part,
  pattern: new RegExp(`${lead}(?:${words})(?![\\p{L}\\d])`, 'iu'),
}));

/** A label at the start of a text: what it announces, and where the text continues. */
export type LabelMatch = { part: BillPart; end: number };

/** The longest label wins: "Meter point number" is no "Meter". */
export function labelAt(text: string): LabelMatch | null {
  let best: LabelMatch | null = null;
  for (const { part, pattern } of compiled) {
    const end = pattern.exec(text)?.[0].length ?? 0;
    if (end > (best?.end ?? 0)) best = { part, end };
  }
  return best;
}

/** The rest of a label: its unit, a colon or dots. */
export const labelTail =
  /^\s*(?:\([^)]*\)|\[[^\]]*\]|(?:in )?(?:kwh|mwh|gj|n?m[3³])(?![\p{L}\d/]))?\s*[:.…\s]*(?:#|no\.|nr\.?)?\s*/iu;
