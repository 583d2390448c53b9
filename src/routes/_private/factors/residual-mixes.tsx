import { createFileRoute } from '@tanstack/react-router';
import { ResidualMixesPage } from '@/features/factors/residual-mixes/residual-mixes-page';
import { loadScreenTexts } from '@/i18n/setup';

export const Route = createFileRoute('/_private/factors/residual-mixes')({
  loader: () => loadScreenTexts('residual-mixes'),
  component: ResidualMixesPage,
});
