import { createFileRoute } from '@tanstack/react-router';
import { NoScenario } from '@/features/scenarios/scenarios/no-scenario';

export const Route = createFileRoute('/_private/scenarios/')({
  beforeLoad: async ({ context }) => {
    const { openFirstScenario } = await import('./-open-scenario');
    await openFirstScenario(context.queryClient);
  },
  component: NoScenario,
});
