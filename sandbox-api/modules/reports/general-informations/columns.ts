import type { GeneralInformationBody } from '#api/contract/reports/general-informations';
import type { GeneralColumns } from './repository';

export type Entered = Omit<
  GeneralColumns,
  'companyId' | 'headerId' | 'basedOnId' | 'isVerificationCleared' | 'updatedOn'
>;

/**
 * A comment is kept only if its question was answered with yes, the first audit has the number 1, and without
 * verification there is no verifier.
 */
export function columnsOf({ reportHeaderId: _header, number, ...body }: GeneralInformationBody): Entered {
  const isVerified = body.verification === 'limited' || body.verification === 'reasonable';
  return {
    ...body,
    countries: [...new Set(body.countries)],
    investmentComments: body.investments ? body.investmentComments : null,
    energyComments: body.energyChanges ? body.energyComments : null,
    processComments: body.processChanges ? body.processComments : null,
    vehicleComments: body.vehicleChanges ? body.vehicleComments : null,
    logisticsComments: body.logisticsChanges ? body.logisticsComments : null,
    auditNumber: auditNumberOf(body.isFirstAudit, number),
    verifier: isVerified ? body.verifier : null,
    verifiedOn: isVerified ? body.verifiedOn : null,
    verificationStandard: isVerified ? body.verificationStandard : null,
  };
}

function auditNumberOf(isFirstAudit: boolean | null, number: number | null): number | null {
  if (isFirstAudit === null) return null;
  return isFirstAudit ? 1 : number;
}
