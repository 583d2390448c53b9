import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { GeneralInformation } from '#api/contract/reports/general-informations';
import type { ReportHeader, ReportStep } from '#api/contract/reports/headers';
import { UnsavedScopeProvider } from '@/components/form/unsaved-scope';
import { TooltipProvider } from '@/components/ui/tooltip';
import type { WizardController } from '@/components/wizard/use-wizard';
import { sessionQuery } from '@/lib/api/queries/session';
import { reportQueries } from '../queries';
import { GeneralInformationStep } from './general-information-step';

const wizard = { steps: [], current: 'generalInfo', previous: 'timePeriod', next: 'details' };

/** The step drawn in English. */
function drawn(over: Partial<GeneralInformation> = {}, language: ReportHeader['language'] = 'en'): string {
  const queryClient = new QueryClient();
  const information = { reportHeaderId: 7, countries: [], updatedOn: null, ...over };
  queryClient.setQueryData(sessionQuery.queryKey, { userId: 1, today: '2026-06-15' } as never);
  queryClient.setQueryData(reportQueries.generalInformation(7).queryKey, information as never);
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <UnsavedScopeProvider>
          <GeneralInformationStep
            header={{ reportHeaderId: 7, language, endDate: '2025-12-31' } as ReportHeader}
            wizard={wizard as unknown as WizardController<ReportStep>}
            onDone={() => undefined}
          />
        </UnsavedScopeProvider>
      </TooltipProvider>
    </QueryClientProvider>,
  );
}

const count = (of: string, part: string) => of.split(part).length - 1;

// spec: reports.general.fields
it('asks for the company, five changes, employees and the audit', () => {
  const step = drawn();
  for (const field of ['companyName', 'countries', 'production', 'policies', 'employees', 'isFirstAudit'])
    expect(step, field).toContain(`general.${field}<`);
  for (const kind of ['investments', 'energy', 'process', 'vehicle', 'logistics'])
    expect(step, kind).toContain(`general.change.${kind}<`);
});

// spec: reports.general.comments
it('asks for a comment only after a change is answered with yes', () => {
  expect(count(drawn({ investments: null, energyChanges: false }), 'general.comment<')).toBe(0);
  expect(
    count(drawn({ investments: true, energyChanges: false, vehicleChanges: true }), 'general.comment<'),
  ).toBe(2);
});

it('allows a yes or no answer to be cleared, but only when there is one', () => {
  const clear = 'questionnaire.clear</button>';
  expect(count(drawn({ investments: null, energyChanges: null }), clear)).toBe(0);
  expect(count(drawn({ investments: true, energyChanges: false, isFirstAudit: null }), clear)).toBe(2);
});

// spec: reports.general.audit
it('asks for the audit number only when it is not the first audit', () => {
  expect(drawn({ isFirstAudit: null })).not.toContain('general.number<');
  expect(drawn({ isFirstAudit: true })).not.toContain('general.number<');
  expect(drawn({ isFirstAudit: false })).toContain('general.number<');
});

it('asks when, by which standard and by whom the report was verified, and for the letter, only when it was', () => {
  const parts = ['verifiedOn<', 'verificationStandard<', 'verifier<', 'letter.title<'];
  for (const verification of [null, 'none'] as const)
    for (const part of parts) expect(drawn({ verification })).not.toContain(`verification.${part}`);
  const step = drawn({ verification: 'limited', verificationLetter: { name: 'letter.pdf', sizeBytes: 15 } });
  for (const part of parts) expect(step).toContain(`verification.${part}`);
  expect(step).toContain('letter.pdf');
});

it('says what is missing in an older verification without a date before it can be printed', () => {
  const verifier = 'Checkers Ltd';
  const older = drawn({ verification: 'limited', verifier, verifiedOn: null, verificationStandard: null });
  expect(older).toContain('verification.incompleteHint');
  const whole = { verifiedOn: '2026-03-12', verificationStandard: 'ISO 14064-3' };
  expect(drawn({ verification: 'limited', verifier, ...whole })).not.toContain('verification.incomplete');
});

// spec: reports.product.language, reports.general.language
it("reminds users who work in another language of the report's language", () => {
  expect(drawn()).not.toContain('language.title');
  expect(drawn({}, 'pl')).toContain('language.title.pl');
});
