import { lazy } from 'react';
import type { RecipeSource } from './recipes/find-recipe';

/** What a link into the sandbox requests. */
export type ArrivalProps =
  | { kind: 'person'; userId: number; next: string }
  | { kind: 'recipe'; source: RecipeSource }
  | { kind: 'presenter' }
  | { kind: 'reset' };

const PersonArrival = lazy(() =>
  import('./desk/person-arrival').then((file) => ({ default: file.PersonArrival })),
);
const RecipeArrival = lazy(() =>
  import('./recipes/recipe-arrival').then((file) => ({ default: file.RecipeArrival })),
);
const Presenter = lazy(() => import('./recipes/presenter').then((file) => ({ default: file.Presenter })));
const ResetArrival = lazy(() =>
  import('./recipes/reset-arrival').then((file) => ({ default: file.ResetArrival })),
);

export function Arrival(props: ArrivalProps) {
  switch (props.kind) {
    case 'person':
      return <PersonArrival userId={props.userId} next={props.next} />;
    case 'recipe':
      return <RecipeArrival source={props.source} />;
    case 'presenter':
      return <Presenter />;
    case 'reset':
      return <ResetArrival />;
  }
}
