import { createFileRoute } from '@tanstack/react-router';
import { openLocation } from './-open-location';

export const Route = createFileRoute('/_private/locations/')({
  beforeLoad: async ({ context }) => void (await openLocation(context, null)),
});
