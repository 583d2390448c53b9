import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { id, requiredLine } from '#api/contract/fields';

/**
 * State of the residual mix of a region and year:
 * - `published`: printed for exactly that year, where the source says;
 * - `other-year`: printed for the year the source names; the wanted year was not checked;
 * - `by-subregion`: printed for each part of the grid, not for the country;
 * - `none`: the publisher prints none, because the origin of all electricity is disclosed;
 * - `unknown`: no publication is known.
 */
const residualMixStatus = z.enum(['published', 'other-year', 'by-subregion', 'none', 'unknown']);

export const residualMixPublication = z.object({
  status: residualMixStatus,
  /** Empty where no publication is known. */
  publisher: z.string(),
  document: z.string(),
  reference: z.string(),
  /** The year that the publication's values are of. */
  year: z.number().int(),
});
export type ResidualMixPublication = z.output<typeof residualMixPublication>;

/** A country's code, or the code of a part of its grid. */
export const residualMixRegion = z.string().regex(/^([A-Z]{2}|[A-Z]{4})$/);
const year = z.number().int().min(1990).max(2100);

export const residualMixNeed = z
  .object({
    region: z.string(),
    /** In the reader's language; of a part of a grid with its country. */
    regionName: z.string(),
    year,
    publication: residualMixPublication,
    /** Market-based emissions calculated with the replacement factor, kg CO2e; 0 once a value is entered and used. */
    standInKgCo2e: z.string(),
    /** Names of the locations concerned. */
    locations: z.array(z.string()),
    /** The company's value, entered as one of its own factors. */
    entered: z
      .object({
        companyFactorId: id,
        kgCo2ePerMwh: z.string(),
        publisher: z.string(),
        document: z.string(),
        reference: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'ResidualMixNeed' });
export type ResidualMixNeed = z.output<typeof residualMixNeed>;

/** Units that publishers print residual mixes in. */
export const residualMixUnits = ['g/kWh', 'kg/MWh', 'lb/MWh'] as const;

const number = z.number().positive().max(5000);

export const residualMixBody = z.object({
  region: residualMixRegion,
  year,
  value: number,
  unit: z.enum(residualMixUnits),
  /** What the printed value covers. */
  gases: z.enum(['co2', 'co2e']),
  publisher: requiredLine(120),
  document: requiredLine(200),
  reference: requiredLine(300),
});
export type ResidualMixBody = z.output<typeof residualMixBody>;

export const residualMixEffect = z
  .object({
    /** Market-based Scope 2 of the region and year, kg CO2e: now, and with the value. */
    beforeKg: z.string(),
    afterKg: z.string(),
    changedRows: z.number().int(),
  })
  .meta({ id: 'ResidualMixEffect' });
export type ResidualMixEffect = z.output<typeof residualMixEffect>;

const tag = 'Residual mixes';

export const listResidualMixes = defineEndpoint({
  id: 'listResidualMixes',
  tag,
  summary:
    'Countries and years whose electricity counts by a stand-in, and the residual mixes entered for them',
  method: 'get',
  path: '/api/Factors/ResidualMixes',
  access: { level: 'member', modules: ['SCOPE2'] },
  response: z.array(residualMixNeed),
});

export const previewResidualMix = defineEndpoint({
  id: 'previewResidualMix',
  tag,
  summary: 'What a residual mix would change, before it is saved',
  method: 'post',
  path: '/api/Factors/ResidualMixes/Effect',
  access: { level: 'admin', modules: ['SCOPE2'] },
  body: residualMixBody.pick({ region: true, year: true, value: true, unit: true, gases: true }),
  response: residualMixEffect,
  isReadOnly: true,
});

export const createResidualMix = defineEndpoint({
  id: 'createResidualMix',
  tag,
  summary:
    'Enter the residual mix of a country and year; it counts for all market-based electricity without a contract',
  method: 'post',
  path: '/api/Factors/ResidualMixes',
  access: { level: 'admin', modules: ['SCOPE2'] },
  body: residualMixBody,
  response: z.object({ companyFactorId: id }),
});
