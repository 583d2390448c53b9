import type { ExtraText, ExtraTexts } from '#api/contract/extra-texts';

const supplierName: ExtraText = {
  maxChars: 120,
  label: { en: 'Supplier', pl: 'Dostawca' },
  hint: {
    en: 'Who issued the invoice, up to 120 characters. Tells equal entries apart.',
    pl: 'Kto wystawił fakturę, do 120 znaków. Odróżnia takie same wpisy.',
  },
  example: 'Baltic Energy',
};

const meterNumber: ExtraText = {
  maxChars: 64,
  label: { en: 'Meter number', pl: 'Numer licznika' },
  hint: {
    en: 'Of the meter that the bill is for, up to 64 characters. Tells equal entries apart.',
    pl: 'Numer licznika, którego dotyczy rachunek, do 64 znaków. Odróżnia takie same wpisy.',
  },
  example: '30 417 882',
};

/**
 * The optional texts specific to one type of entry, in the order of forms, lists and files. Each has a column
 * of its name in the type's table. The form and the list, the dialog about conflicting changes, the history,
 * the import with its template, the trail and OpenAPI read them from here.
 */
export const fuelExtraTexts = {
  /** If the invoice is not the document of the fuel's own values. */
  deliveryNote: {
    maxChars: 120,
    label: { en: 'Delivery note', pl: 'Dokument dostawy' },
    hint: {
      en: 'The document that density or calorific value are from, where it is not the invoice; up to 120 characters.',
      pl: 'Dokument, z którego pochodzi gęstość lub wartość opałowa, jeśli nie jest nim faktura; do 120 znaków.',
    },
    example: 'WZ 118/2025',
  },
  meterNumber,
  supplierName,
} satisfies ExtraTexts;

export const utilityExtraTexts = {
  meterNumber,
  supplierName,
} satisfies ExtraTexts;

export const renewableExtraTexts = {} satisfies ExtraTexts;

/** By the ledger's names of the types. */
export const extraTexts = {
  fuel: fuelExtraTexts,
  utility: utilityExtraTexts,
  renewable: renewableExtraTexts,
};
