import type { GhgReportFacts, LedgerSum } from '#api/domain/reports/kit/facts';
import type { Question } from '#api/domain/reports/questionnaire/edition';
import type { MaterialityFacts } from './materiality-facts';
import type { InventoryIssue } from './reconciliation-facts';
import type { StandardsContent } from './standards';

/** What a fuel of fossil origin is made of, as ESRS E1 par. 38 parts it. */
export type FuelKind = 'coal' | 'oil' | 'gas' | 'other';

/** An answer of a question that shows; a picture has no values. */
export type AnswerFacts = {
  question: Question;
  values: readonly string[];
  image: { src: string; widthPx: number; heightPx: number } | null;
};

/** What a sustainability report is made of. */
export type CsrdReportFacts = {
  /** Header, company and ledger of the period, as the greenhouse gas report reads them. */
  ghg: GhgReportFacts;
  /** Sums of the same months so many years before: the year before, and the base year. */
  earlier: ReadonlyMap<number, readonly LedgerSum[]>;
  energy: {
    fuelKind: (itemId: number) => FuelKind;
    isRenewableContract: (supplyTypeId: number) => boolean;
  };
  /** Questions that show with these answers, in their order. */
  shown: readonly Question[];
  sections: readonly { number: number; title: { en: string; pl: string } }[];
  answers: readonly AnswerFacts[];
  standards: StandardsContent;
  /** The newest finished greenhouse gas report of the same period; null where there is none. */
  inventory: InventoryIssue | null;
  /** Null if it was not started. */
  materiality: MaterialityFacts | null;
};
