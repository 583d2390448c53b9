import { useNavigate, useSearch } from '@tanstack/react-router';

/** The page of the questionnaire that the URL names, and the way to another. */
export function usePageInAddress(): { page: number; goToPage: (page: number) => void } {
  const { page = 1 } = useSearch({ from: '/_private/reports/$reportId/create' });
  const navigate = useNavigate({ from: '/reports/$reportId/create' });
  return {
    page,
    // The state of the navigation stays: it is the same visit of the wizard.
    goToPage: (next) => void navigate({ search: (before) => ({ ...before, page: next }), state: true }),
  };
}
