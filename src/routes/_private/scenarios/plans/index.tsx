import { createFileRoute } from '@tanstack/react-router';
import { PlansPage } from '@/features/scenarios/scenarios/plans/plans-page';

export const Route = createFileRoute('/_private/scenarios/plans/')({ component: PlansPage });
