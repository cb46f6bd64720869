import { Bell, Bookmark, CreditCard, FileText, Languages, ShieldCheck, UserRound, type LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { UserView } from '@groupride/web-api-client';
import { Stack } from '@groupride/web-ui';
import { Account } from './components/account';
import { EmergencyContacts } from './components/emergency-contacts';
import { OwnCredit } from './components/own-credit';
import { OwnData } from './components/own-data';
import { PaymentMethods } from './components/payment-methods';
import { Preferences } from './components/preferences';
import { PushSettings } from './components/push-settings';
import { SavedPlaces } from './components/saved-places';
import { VenmoAccount } from './components/venmo-account';

function Payment() {
  return (
    <Stack gap="4">
      <OwnCredit />
      <PaymentMethods />
      <VenmoAccount />
    </Stack>
  );
}

interface Section {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly Content: ComponentType<{ me: UserView }>;
}

/** The settings sections in display order. Each has its own address. */
export const SECTIONS = [
  { id: 'account', icon: UserRound, Content: Account },
  { id: 'payment', icon: CreditCard, Content: Payment },
  { id: 'places', icon: Bookmark, Content: SavedPlaces },
  { id: 'safety', icon: ShieldCheck, Content: EmergencyContacts },
  { id: 'notifications', icon: Bell, Content: PushSettings },
  { id: 'preferences', icon: Languages, Content: Preferences },
  { id: 'data', icon: FileText, Content: OwnData },
] as const satisfies readonly Section[];
