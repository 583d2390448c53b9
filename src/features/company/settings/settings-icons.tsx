import {
  Building2,
  CalendarRange,
  Download,
  History,
  MapPin,
  ReceiptText,
  ScrollText,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { SettingsEntry } from './settings-entries';

export const settingsIcons: Record<SettingsEntry['id'], ReactNode> = {
  company: <Building2 />,
  reporting: <CalendarRange />,
  locations: <MapPin />,
  members: <Users />,
  payments: <ReceiptText />,
  terms: <ScrollText />,
  export: <Download />,
  history: <History />,
};
