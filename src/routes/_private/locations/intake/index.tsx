import { createFileRoute } from '@tanstack/react-router';
import { SampleFiles } from '@/app/sandbox-samples';
import { EvidenceFiles } from '@/features/intake/evidence/evidence-files';
import { IntakeListPage } from '@/features/intake/intake/screen/list/intake-list-page';
import { loadScreenTexts } from '@/i18n/setup';

export const Route = createFileRoute('/_private/locations/intake/')({
  beforeLoad: async ({ context }) => {
    const { requireIntake } = await import('./-require-intake');
    requireIntake(context.user);
  },
  loader: () => loadScreenTexts('intake', 'evidence', 'entries'),
  component: IntakesRoute,
});

function IntakesRoute() {
  return <IntakeListPage files={<EvidenceFiles />} samples={<SampleFiles />} />;
}
