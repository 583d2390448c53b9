import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_private/scenarios/$scenarioId')({
  beforeLoad: async ({ context, params, location }) => {
    // Loaded separately from the file of all routes, which every screen waits for.
    const { openScenario, requireAvailable } = await import('./-open-scenario');
    const scenario = await openScenario(context.queryClient, params.scenarioId);
    if (/\/scenarios\/\d+\/./.test(location.pathname)) requireAvailable(scenario);
    return { scenario };
  },
});
