import { createFileRoute } from '@tanstack/react-router';
import { CheckPage } from '@/features/reports/reports/check/check-page';

export const Route = createFileRoute('/_private/reports/check')({ component: CheckPage });
