import type { Decimal } from '#api/domain/units/decimal';
import type { WorkingStep } from './working/working-step';

export type MaterialityResult = 'double' | 'impact' | 'financial' | 'none';

/** What a topic entry, subtopic, topic or category comes to. */
export type GroupResult = {
  /** Of the entry, subtopic, topic or category. */
  id: number;
  /** The highest score of its impacts; 0 where it has none, null while anything in it is open (R15). */
  impactMateriality: Decimal | null;
  /** The same of its risks and opportunities. */
  financialMateriality: Decimal | null;
  isIncomplete: boolean;
  /** By the thresholds alone (R16); null while incomplete. */
  result: MaterialityResult | null;
  /** The items that the two scores are of; of several the one with the lowest id. */
  decidingImpactIroId: number | null;
  decidingFinancialIroId: number | null;
  materialItemCount: number;
  /**
   * A score reaches its threshold or an item is concluded to be material (R18). Open items cannot take it back; a reasoned
   * conclusion of each item that reaches its threshold can.
   */
  isMaterial: boolean;
  working: WorkingStep[];
};
