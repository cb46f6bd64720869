import {
  Building2,
  GraduationCap,
  Hospital,
  Hotel,
  Landmark,
  MapPin,
  Plane,
  Signpost,
  Store,
  TrainFront,
  Trees,
  Wine,
  type LucideIcon,
} from 'lucide-react';
import type { PlaceKind } from '@groupride/contracts';

const icons: Partial<Record<PlaceKind, LucideIcon>> = {
  airport: Plane,
  station: TrainFront,
  park: Trees,
  university: GraduationCap,
  museum: Landmark,
  hotel: Hotel,
  hospital: Hospital,
  street: Signpost,
  shop: Store,
  mall: Store,
  winery: Wine,
  office: Building2,
};

/** The icon for a kind of place. */
export default function PlaceKindIcon({ kind }: { kind: PlaceKind }) {
  const Icon = icons[kind] ?? MapPin;
  return <Icon size={18} aria-hidden />;
}
