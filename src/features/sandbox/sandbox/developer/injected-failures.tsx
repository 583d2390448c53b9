import { useQuery } from '@tanstack/react-query';
import { engineQuery } from '../queries';
import { InjectionNote } from './injection-note';

/** Shown beside an error that replaced a page, because that page may have no sandbox strip. */
export function InjectedFailures() {
  const { data } = useQuery(engineQuery);
  return data?.injections ? <InjectionNote count={data.injections} /> : null;
}
