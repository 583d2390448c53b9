import { useTranslation } from 'react-i18next';
import {
  companyNameChars,
  type GeneralInformation,
  missingVerificationParts,
  verificationStandardChars,
  verificationStandards,
  verifications,
} from '#api/contract/reports/general-informations';
import type { ReportHeader } from '#api/contract/reports/headers';
import { SelectField } from '@/components/form/fields/choice-fields';
import { DateField } from '@/components/form/fields/date-field';
import { SuggestField } from '@/components/form/fields/suggest-field';
import { TextField } from '@/components/form/fields/text-field';
import { Alert } from '@/components/ui/alert';
import { useSessionUser } from '@/state/session';
import { type GeneralForm, isVerified } from './values';
import { VerificationLetter } from './verification-letter';

type VerificationFieldsProps = { form: GeneralForm; header: ReportHeader; read: GeneralInformation };

/** The verification of the report. All parts are needed, because an incomplete verification is printed as none. */
export function VerificationFields({ form, header, read }: VerificationFieldsProps) {
  const { t } = useTranslation('report-forms');
  const verification = form.methods.watch('verification');
  return (
    <>
      <SelectField
        form={form}
        name="verification"
        label={t('verification.level.label')}
        hint={t('verification.level.hint')}
        className="max-w-80"
        options={verifications.map((value) => ({ value, label: t(`verification.level.${value}`) }))}
        isOptional
      />
      {isVerified({ verification }) ? (
        <>
          <Incomplete read={read} />
          <StatementFields form={form} header={header} />
          <VerificationLetter header={header} letter={read.verificationLetter} />
        </>
      ) : null}
    </>
  );
}

function StatementFields({ form, header }: Omit<VerificationFieldsProps, 'read'>) {
  const { t } = useTranslation('report-forms');
  const { today } = useSessionUser();
  return (
    <>
      <DateField
        form={form}
        name="verifiedOn"
        label={t('verification.verifiedOn')}
        hint={t('verification.verifiedOnHint')}
        className="max-w-60"
        min={header.endDate}
        max={today}
        today={today}
      />
      <SuggestField
        form={form}
        name="verificationStandard"
        label={t('verification.verificationStandard')}
        hint={t('verification.verificationStandardHint')}
        className="max-w-80"
        listLabel={t('verification.standards')}
        options={verificationStandards.map((value) => ({ value }))}
        maxLength={verificationStandardChars}
      />
      <TextField
        form={form}
        name="verifier"
        label={t('verification.verifier')}
        hint={t('verification.verifierHint')}
        maxLength={companyNameChars}
      />
    </>
  );
}

/** For data stored before a verification had a date and a standard. */
function Incomplete({ read }: { read: GeneralInformation }) {
  const { t } = useTranslation('report-forms');
  const missing = missingVerificationParts(read);
  if (missing.length === 0) return null;
  return (
    <Alert kind="attention" title={t('verification.incomplete')}>
      {t('verification.incompleteHint', {
        parts: missing.map((part) => t(`verification.${part}`)).join(', '),
      })}
    </Alert>
  );
}
