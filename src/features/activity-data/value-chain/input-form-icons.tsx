import {
  Building2,
  Factory,
  Fuel,
  KeyRound,
  Landmark,
  Network,
  PackageCheck,
  Plane,
  Plug,
  Recycle,
  ShoppingCart,
  Store,
  TrainFront,
  Trash2,
  Truck,
  Warehouse,
} from 'lucide-react';
import type { ReactNode } from 'react';

/** By the code of the form. */
const icons: Record<string, ReactNode> = {
  'purchased-goods': <ShoppingCart />,
  'capital-goods': <Building2 />,
  'fuel-energy': <Fuel />,
  'upstream-transport': <Truck />,
  waste: <Trash2 />,
  'business-travel': <Plane />,
  commuting: <TrainFront />,
  'upstream-leased': <KeyRound />,
  'downstream-transport': <PackageCheck />,
  processing: <Factory />,
  use: <Plug />,
  'end-of-life': <Recycle />,
  'downstream-leased': <Warehouse />,
  franchises: <Store />,
  investments: <Landmark />,
};

/** The icon of a form, with a default for forms that a later version of the API may add. */
export function inputFormIcon(code: string): ReactNode {
  return icons[code] ?? <Network />;
}
