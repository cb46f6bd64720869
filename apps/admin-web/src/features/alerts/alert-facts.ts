import { DOCUMENT_GROUPS, isEmergency, type DocumentGroup } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import type { AlertView } from '@groupride/web-api-client';

export interface AlertFacts {
  name: string | null;
  phone: string | null;
  place: string | null;
  /** Where the person in danger was when they asked for help. */
  position: LatLng | null;
  stars: number | null;
  driverId: number | null;
  disputeId: string | null;
  /** The group of a driver's document; `expiresOn` is its last valid day. */
  document: DocumentGroup | null;
  expiresOn: string | null;
  /** When the cause of the alert began. */
  since: string;
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
const whole = (value: unknown) => (typeof value === 'number' ? value : null);

/** Parses text such as "35.22000, -80.84000". */
function positionIn(written: string | null): LatLng | null {
  const [, lat, lng] = /^(-?[\d.]+), ?(-?[\d.]+)$/.exec(written ?? '') ?? [];
  return lat && lng ? { lat: Number(lat), lng: Number(lng) } : null;
}

/** The facts in an alert's data that matter to an operator. */
export function alertFacts({ data, openedAt }: Pick<AlertView, 'data' | 'openedAt'>): AlertFacts {
  return {
    name: text(data['name']),
    phone: text(data['phone']),
    place: text(data['place']) ?? text(data['position']),
    position: positionIn(text(data['position'])),
    stars: whole(data['stars']),
    driverId: whole(data['driverId']),
    disputeId: text(data['disputeId']),
    document: DOCUMENT_GROUPS.find((group) => group === data['document']) ?? null,
    expiresOn: text(data['expiresOn']),
    since: text(data['since']) ?? openedAt,
  };
}

const beganAt = (alert: AlertView) => Date.parse(alertFacts(alert).since);

/** Sorts emergencies first, then alerts by when their cause began. */
export function inOrder(alerts: readonly AlertView[]): AlertView[] {
  return [...alerts].sort(
    (a, b) => Number(isEmergency(b.kind)) - Number(isEmergency(a.kind)) || beganAt(a) - beganAt(b),
  );
}
