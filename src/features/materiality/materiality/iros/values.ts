import { z } from 'zod';
import { id, requiredText } from '#api/contract/fields';
import { type Iro, iroChars, mostIrosOfKind } from '#api/contract/materiality/iros';
import type { ContractForm } from '@/components/form/use-contract-form';

/** The three lists of a matter, in the order of the specification. */
export const iroGroups = ['impacts', 'risks', 'opportunities'] as const;
export type IroGroup = (typeof iroGroups)[number];

const item = z.object({
  /** Null until the item is saved. */
  dmIroId: id.nullable(),
  value: requiredText(iroChars),
  updatedOn: z.string().nullable(),
  hasAssessment: z.boolean(),
  /** Null while the item is part of the assessment. */
  withdrawnReason: z.string().nullable(),
});
const items = z.array(item).max(mostIrosOfKind);

export const iroSchema = z.object({ impacts: items, risks: items, opportunities: items });
export type IroItem = z.output<typeof item>;
export type IroValues = z.output<typeof iroSchema>;
export type IroForm = ContractForm<z.input<typeof iroSchema>, IroValues>;

export const newItem: IroItem = {
  dmIroId: null,
  value: '',
  updatedOn: null,
  hasAssessment: false,
  withdrawnReason: null,
};

export function toItem({ dmIroId, value, updatedOn, hasAssessment, withdrawnReason }: Iro): IroItem {
  return { dmIroId, value, updatedOn, hasAssessment, withdrawnReason };
}
