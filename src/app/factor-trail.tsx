import { FactorContent } from '@/features/factors/factors/factor-content';
import { useEmissionTrail } from '@/state/emission-trail';

/** The end of a trail: the catalogue page of a factor. Opening another edition adds a step. */
export function FactorTrail({ factorId }: { factorId: number }) {
  const trail = useEmissionTrail();
  return <FactorContent factorId={factorId} onSelect={(id, name) => trail.open({ factorId: id, name })} />;
}
