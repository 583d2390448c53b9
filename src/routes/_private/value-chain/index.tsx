import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_private/value-chain/')({
  beforeLoad: async ({ context }) => {
    const { openForm } = await import('./-open-form');
    await openForm(context, null);
  },
});
