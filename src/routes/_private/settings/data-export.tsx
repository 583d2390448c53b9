import { createFileRoute } from '@tanstack/react-router';
import { DataExportPage } from '@/features/reports/reports/data-export/data-export-page';
import { loadScreenTexts } from '@/i18n/setup';

export const Route = createFileRoute('/_private/settings/data-export')({
  loader: () => loadScreenTexts('data-export', 'reports', 'evidence'),
  component: DataExportPage,
});
