import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { GeneralInformation } from '#api/contract/reports/general-informations';
import type { ReportHeader, ReportStep } from '#api/contract/reports/headers';
import { UnsavedScopeProvider } from '@/components/form/unsaved-scope';
import { TooltipProvider } from '@/components/ui/tooltip';
import type { WizardController } from '@/components/wizard/use-wizard';
import { reportQueries } from '../queries';
import { GeneralInformationStep } from './general-information-step';

const wizard = { steps: [], current: 'generalInfo', previous: 'timePeriod', next: 'details' };

/** The step as it is drawn in English. */
function drawn(over: Partial<GeneralInformation> = {}, language: ReportHeader['language'] = 'en'): string {
  const queryClient = new QueryClient();
  const information = { reportHeaderId: 7, countries: [], updatedOn: null, ...over };
  queryClient.setQueryData(reportQueries.generalInformation(7).queryKey, information as never);
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <UnsavedScopeProvider>
          <GeneralInformationStep
            header={{ reportHeaderId: 7, language } as ReportHeader}
            wizard={wizard as unknown as WizardController<ReportStep>}
            onDone={() => undefined}
          />
        </UnsavedScopeProvider>
      </TooltipProvider>
    </QueryClientProvider>,
  );
}

const count = (of: string, part: string) => of.split(part).length - 1;

it('general information asks for the company, five changes, employees and audit', () => {
  const step = drawn();
  for (const field of ['companyName', 'countries', 'production', 'policies', 'employees', 'isFirstAudit'])
    expect(step, field).toContain(`general.${field}<`);
  for (const kind of ['investments', 'energy', 'process', 'vehicle', 'logistics'])
    expect(step, kind).toContain(`general.change.${kind}<`);
});

it('a comment is asked for only where a change was answered with yes', () => {
  expect(count(drawn({ investments: null, energyChanges: false }), 'general.comment<')).toBe(0);
  expect(
    count(drawn({ investments: true, energyChanges: false, vehicleChanges: true }), 'general.comment<'),
  ).toBe(2);
});

it('an answer of yes or no can be taken back, and none can be where there is none', () => {
  const clear = 'questionnaire.clear</button>';
  expect(count(drawn({ investments: null, energyChanges: null }), clear)).toBe(0);
  expect(count(drawn({ investments: true, energyChanges: false, isFirstAudit: null }), clear)).toBe(2);
});

it('the number of the audit is asked for only when it is not the first', () => {
  expect(drawn({ isFirstAudit: null })).not.toContain('general.number<');
  expect(drawn({ isFirstAudit: true })).not.toContain('general.number<');
  expect(drawn({ isFirstAudit: false })).toContain('general.number<');
});

it('who uses the product in another language is reminded of that of the report', () => {
  expect(drawn()).not.toContain('language.title');
  expect(drawn({}, 'pl')).toContain('language.title.pl');
});
