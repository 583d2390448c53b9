import { BookOpenText, Calculator, PencilRuler, Zap } from 'lucide-react';
import { useSessionUser } from '@/state/session';

const factorScreens = [
  { id: 'catalogue', path: '/factors', icon: <BookOpenText /> },
  { id: 'companyFactors', path: '/factors/company', icon: <PencilRuler /> },
  { id: 'residualMixes', path: '/factors/residual-mixes', icon: <Zap />, module: 'SCOPE2' },
  { id: 'recalculation', path: '/factors/recalculation', icon: <Calculator /> },
] as const;

/** The screens of the area that the company has licensed, in the order of its panel. */
export function useFactorScreens() {
  const { modules } = useSessionUser();
  return factorScreens.filter((screen) => !('module' in screen) || modules.includes(screen.module));
}
