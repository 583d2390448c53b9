import { BookOpenText, Calculator, PencilRuler, Zap } from 'lucide-react';
import { useSessionUser } from '@/state/session';

const factorScreens = [
  { id: 'catalogue', path: '/factors', icon: <BookOpenText /> },
  { id: 'companyFactors', path: '/factors/company', icon: <PencilRuler /> },
  { id: 'residualMixes', path: '/factors/residual-mixes', icon: <Zap />, module: 'SCOPE2' },
  { id: 'recalculation', path: '/factors/recalculation', icon: <Calculator /> },
] as const;

/** The licensed screens of the area, in menu order. */
export function useFactorScreens() {
  const { modules } = useSessionUser();
  return factorScreens.filter((screen) => !('module' in screen) || modules.includes(screen.module));
}
