import { BookOpenText, Calculator, PencilRuler } from 'lucide-react';

/** The screens of the area, in the order of its panel. */
export const factorScreens = [
  { id: 'catalogue', path: '/factors', icon: <BookOpenText /> },
  { id: 'companyFactors', path: '/factors/company', icon: <PencilRuler /> },
  { id: 'recalculation', path: '/factors/recalculation', icon: <Calculator /> },
] as const;
