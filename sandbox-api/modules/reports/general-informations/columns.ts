import type { GeneralInformationBody } from '#api/contract/reports/general-informations';
import type { GeneralColumns } from './repository';

type Entered = Omit<GeneralColumns, 'companyId' | 'headerId' | 'basedOnId' | 'updatedOn'>;

/** A comment is kept only where its question was answered with yes, and the first audit has the number 1. */
export function columnsOf({ reportHeaderId: _header, number, ...body }: GeneralInformationBody): Entered {
  return {
    ...body,
    countries: [...new Set(body.countries)],
    investmentComments: body.investments ? body.investmentComments : null,
    energyComments: body.energyChanges ? body.energyComments : null,
    processComments: body.processChanges ? body.processComments : null,
    vehicleComments: body.vehicleChanges ? body.vehicleComments : null,
    logisticsComments: body.logisticsChanges ? body.logisticsComments : null,
    auditNumber: auditNumberOf(body.isFirstAudit, number),
  };
}

function auditNumberOf(isFirstAudit: boolean | null, number: number | null): number | null {
  if (isFirstAudit === null) return null;
  return isFirstAudit ? 1 : number;
}
