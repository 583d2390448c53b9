import {
  BookOpen,
  ChartSpline,
  ClipboardCheck,
  Factory,
  FileText,
  FlaskConical,
  LayoutDashboard,
  Leaf,
  Network,
  Scale,
  Settings,
  Store,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { MenuItemId } from './menu-items';

export const menuIcons: Record<MenuItemId, ReactNode> = {
  overview: <LayoutDashboard />,
  explorer: <ChartSpline />,
  locations: <Factory />,
  valueChain: <Network />,
  reports: <FileText />,
  reviews: <ClipboardCheck />,
  scenarios: <FlaskConical />,
  offsetting: <Leaf />,
  sustainability: <Store />,
  factors: <Scale />,
  knowledgeBase: <BookOpen />,
  settings: <Settings />,
};
