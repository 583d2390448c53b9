import { FactorContent } from '@/features/factors/factors/factor-content';
import { useEmissionTrail } from '@/state/emission-trail';

/** The end of a trail: the catalogue's page of a factor. Another edition is one step further. */
export function FactorTrail({ factorId }: { factorId: number }) {
  const trail = useEmissionTrail();
  return <FactorContent factorId={factorId} onSelect={(id, name) => trail.open({ factorId: id, name })} />;
}
