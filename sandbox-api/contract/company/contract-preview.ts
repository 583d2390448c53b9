import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { locationSupplyTypeBody } from './supply-types';

/** Effects of a contract on the bills it covers, by the market-based method and in the company's total. */
export const contractEffect = z
  .object({
    /** Bills whose emissions change. */
    changedRows: z.number().int(),
    /** Years with a bill that changes: kg CO2e of the location's electricity, of Scope 2 market-based. */
    years: z.array(z.object({ year: z.number().int(), beforeKg: z.number(), afterKg: z.number() })),
    beforeKg: z.number(),
    afterKg: z.number(),
    /** The change of the company's total, of Scope 2 the headline method: 0 where that is location-based. */
    headlineChangeKg: z.number(),
  })
  .meta({ id: 'ContractEffect' });
export type ContractEffect = z.output<typeof contractEffect>;

export const previewLocationSupplyType = defineEndpoint({
  id: 'previewLocationSupplyType',
  tag: 'Supply types',
  summary: 'What an electricity contract would change if it were saved; changes nothing',
  method: 'post',
  path: '/api/Emissions/Locations/Utilities/SupplyTypes/Preview',
  access: { level: 'admin', modules: ['SCOPE2'] },
  body: locationSupplyTypeBody,
  response: contractEffect,
  isReadOnly: true,
});
