import type { Drawn, PdfBill } from './pdf-bill-page';

/** D9: gas with a calorific value and a correction, and water, on a German bill with decimal commas. */
export function twoServicesBill({ gasKwh = '11.843,2' }: { gasKwh?: string } = {}): PdfBill {
  const pairs = (top: number, rows: [string, string][]): Drawn[] =>
    rows.flatMap(([label, value], row) => [
      { x: 25, y: top + row * 6, text: label },
      { x: 185, y: top + row * 6, text: value, align: 'right' as const },
    ]);
  return [
    [
      { x: 20, y: 20, text: 'Stadtwerke Lindenau GmbH', size: 16 },
      { x: 20, y: 26, text: 'USt-IdNr. DE123456789', size: 8 },
      ...pairs(45, [
        ['Rechnungsnummer', 'SL-88-2026-03'],
        ['Rechnungsdatum', '10.04.2026'],
        ['Abrechnungszeitraum', '01.03.2026 – 31.03.2026'],
      ]),
      { x: 20, y: 75, text: 'Erdgas', size: 13 },
      ...pairs(83, [
        ['Zählernummer', '7GAS0091'],
        ['Zählerstand alt', '30.210'],
        ['Zählerstand neu', '31.284'],
        ['Volumen', '1.074 m³'],
        ['Zustandszahl', '0,9655'],
        ['Brennwert', '11,421 kWh/m³'],
        ['Verbrauch', `${gasKwh} kWh`],
        ['Zwischensumme Erdgas netto', '947,46 €'],
      ]),
      { x: 20, y: 142, text: 'Trinkwasser', size: 13 },
      ...pairs(150, [
        ['Zählernummer', '4W551'],
        ['Zählerstand alt', '1.201'],
        ['Zählerstand neu', '1.243'],
        ['Verbrauch', '42 m³'],
        ['Zwischensumme Trinkwasser netto', '105,00 €'],
      ]),
      ...pairs(195, [
        ['Gesamtbetrag netto', '1.052,46 €'],
        ['Umsatzsteuer 19 %', '199,97 €'],
        ['Rechnungsbetrag', '1.252,43 €'],
      ]),
    ],
  ];
}
