import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFieldArray } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import type { Facility, ReportLocation } from '#api/contract/reports/facilities';
import type { ReportHeader, ReportStep } from '#api/contract/reports/headers';
import { focusField } from '@/components/form/focus-field';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { StepHeading } from '@/components/wizard/step-heading';
import type { WizardController } from '@/components/wizard/use-wizard';
import { WizardActions } from '@/components/wizard/wizard-actions';
import { useSessionUser } from '@/state/session';
import { reportQueries } from '../queries';
import { FacilityRowFields } from './facility-row-fields';
import { addButtonId, LocationBlock } from './location-block';
import { useFacilitiesForm } from './use-facilities-form';
import { newRow } from './values';

type FacilitiesStepProps = {
  header: ReportHeader;
  wizard: WizardController<ReportStep>;
  onDone: () => void;
};

/** The facilities at each location, and which of them the report leaves out. */
export function FacilitiesStep(props: FacilitiesStepProps) {
  const { t } = useTranslation('report-forms');
  const locations = useQuery(reportQueries.locations(props.header.reportHeaderId));
  const kinds = useQuery(reportQueries.facilityKinds());
  return (
    <>
      <StepHeading title={t('facilities.title')}>{t('facilities.hint')}</StepHeading>
      <WhereLocationsAre />
      {locations.data && kinds.data ? (
        <FacilitiesList {...props} locations={locations.data} kinds={kinds.data} />
      ) : locations.isError || kinds.isError ? (
        <ErrorState onRetry={() => void Promise.all([locations.refetch(), kinds.refetch()])} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </>
  );
}

function WhereLocationsAre() {
  const { t } = useTranslation('report-forms');
  const { isAdmin } = useSessionUser();
  return (
    <p className="mb-5 max-w-prose text-ink-muted">
      {isAdmin ? (
        <Trans
          t={t}
          i18nKey="facilities.whereAdmin"
          components={{
            place: <Link to="/settings/locations" className="text-brand underline underline-offset-4" />,
          }}
        />
      ) : (
        t('facilities.where')
      )}
    </p>
  );
}

type FacilitiesListProps = FacilitiesStepProps & { locations: ReportLocation[]; kinds: readonly Facility[] };

function FacilitiesList({ header, wizard, onDone, locations, kinds }: FacilitiesListProps) {
  const { t } = useTranslation(['report-forms', 'common']);
  const { isAdmin } = useSessionUser();
  const { form, dialog } = useFacilitiesForm({ header, locations, kinds, onDone });
  const list = useFieldArray({ control: form.methods.control, name: 'rows' });
  const rows = form.methods.watch('rows');
  const { reportHeaderId } = header;
  return (
    <>
      <Form form={form} label={t('facilities.title')}>
        {locations.length === 0 ? <p className="text-ink-muted">{t('facilities.noLocations')}</p> : null}
        {locations.map((location) => {
          const { locationId } = location;
          const here = list.fields.flatMap((field, index) =>
            field.locationId === locationId ? [{ key: field.id, index }] : [],
          );
          return (
            <LocationBlock
              key={locationId}
              location={location}
              rows={rows.filter((row) => row.locationId === locationId)}
              mayEditLocations={isAdmin}
              onAdd={() =>
                list.append(newRow(reportHeaderId, locationId), {
                  focusName: `rows.${rows.length}.area`,
                })
              }
            >
              {here.map(({ key, index }, place) => (
                <FacilityRowFields
                  key={key}
                  {...{ form, index, kinds }}
                  number={place + 1}
                  onRemove={() => {
                    list.remove(index);
                    // The button that was pressed is gone, so the keyboard focus moves here.
                    focusField(addButtonId(locationId));
                  }}
                />
              ))}
            </LocationBlock>
          );
        })}
        <WizardActions wizard={wizard}>
          <SubmitButton form={form} label={t('common:actions.continue')} />
        </WizardActions>
      </Form>
      {dialog}
    </>
  );
}
