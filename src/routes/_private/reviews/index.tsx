import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_private/reviews/')({
  beforeLoad: async ({ context }) => {
    const { openReview } = await import('./-open-review');
    await openReview(context, null);
  },
});
