import { createFileRoute } from '@tanstack/react-router';
import { DataExportPage } from '@/features/reports/reports/data-export/data-export-page';

export const Route = createFileRoute('/_private/settings/data-export')({ component: DataExportPage });
