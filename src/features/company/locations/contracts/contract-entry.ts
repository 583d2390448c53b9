import { z } from 'zod';
import { type LocationSupplyTypeBody, locationSupplyTypeBody } from '#api/contract/company/supply-types';

/** A contract as entered: first what it covers, then how much. */
export const contractEntry = locationSupplyTypeBody
  .safeExtend({ covers: z.enum(['all', 'share', 'volume']) })
  .refine(({ covers, sharePercent }) => covers !== 'share' || sharePercent, {
    path: ['sharePercent'],
    params: { code: 'required' },
  })
  .refine(({ covers, volumeMwh }) => covers !== 'volume' || volumeMwh, {
    path: ['volumeMwh'],
    params: { code: 'required' },
  });
export type ContractValues = z.input<typeof contractEntry>;
export type ContractEntry = z.output<typeof contractEntry>;

/** The request body; the coverage is expressed by the two numbers. */
export function contractBody({ covers: _covers, ...body }: ContractEntry): LocationSupplyTypeBody {
  return body;
}
