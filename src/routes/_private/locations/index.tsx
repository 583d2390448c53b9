import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_private/locations/')({
  beforeLoad: async ({ context }) => {
    const { openLocation } = await import('./-open-location');
    await openLocation(context, null);
  },
});
