import { useQuery } from '@tanstack/react-query';
import { engineQuery } from '../queries';
import { InjectionNote } from './injection-note';

/** Beside an error that took the place of a page, which may have no strip. */
export function InjectedFailures() {
  const { data } = useQuery(engineQuery);
  return data?.injections ? <InjectionNote count={data.injections} /> : null;
}
