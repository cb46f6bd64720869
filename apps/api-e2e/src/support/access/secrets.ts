import type { Role } from './cast';

/** The progress of the ride. The last stage is after the member has boarded. */
export type Stage = 'open' | 'taken' | 'boarded' | 'riding' | 'done';
export type Viewer = Exclude<Role, 'operator'>;

export interface Position {
  lat: number;
  lng: number;
}

/** A person whose address, number and position must not leak. */
export interface Subject {
  /** A role of the ride, or a person unrelated to every viewer. */
  who: Viewer | 'planted';
  name: string;
  email?: string;
  phone?: string;
  position?: Position;
}

interface Sight {
  viewer: Viewer;
  stage: Stage;
  /** The route or socket message. */
  where: string;
}

const ON_THE_ROAD: readonly Stage[] = ['taken', 'boarded', 'riding'];
const GROUP: readonly string[] = ['organizer', 'member', 'guest'];
/** The organizer and the member of this ride share their positions; the guest does not. */
const SHARING: readonly string[] = ['organizer', 'member'];

/** The organizer and the driver may call each other from acceptance to completion; nobody else sees a number. */
function mayCall({ who }: Subject, { viewer, stage }: Sight): boolean {
  return ON_THE_ROAD.includes(stage) && [who, viewer].sort().join() === 'driver,organizer';
}

/** The organizer sees the addresses of the other riders. */
const mayWrite = ({ who }: Subject, { viewer }: Sight): boolean =>
  viewer === 'organizer' && (who === 'member' || who === 'guest');

function maySeePosition({ who }: Subject, { viewer, stage, where }: Sight): boolean {
  if (who === 'driver')
    return ON_THE_ROAD.includes(stage) && (GROUP.includes(viewer) || where.includes('/api/shared-trips/'));
  if (!SHARING.includes(who) || stage === 'done') return false;
  if (viewer === 'driver') return ON_THE_ROAD.includes(stage) && (who !== 'member' || stage === 'taken');
  return SHARING.includes(viewer);
}

/** The digits and letters of a text, so that a number is found in any format. */
const squeeze = (text: string) => text.replace(/[\s()+-]/g, '');
/** About eleven meters: rounded positions on the rider's map are a hundred times coarser. */
const exact = (degrees: number) => String(Math.abs(degrees)).slice(0, 7);

interface Finding {
  /** "phone of Ana to guest". */
  text: string;
  isAllowed: boolean;
}

/** Finds whose address, number or position a text contains, and whether its reader may know it. */
export function findIn(text: string, subjects: readonly Subject[], sight: Sight): Finding[] {
  const [lower, squeezed] = [text.toLowerCase(), squeeze(text)];
  return subjects
    .filter(({ who }) => who !== sight.viewer)
    .flatMap((subject) => {
      const { name, email, phone, position } = subject;
      const finding = (kind: string, isAllowed: boolean): Finding => ({
        text: `${kind} of ${name} to ${sight.viewer}`,
        isAllowed,
      });
      return [
        ...(email !== undefined && lower.includes(email) ? [finding('email', mayWrite(subject, sight))] : []),
        ...(phone !== undefined && squeezed.includes(phone) ? [finding('phone', mayCall(subject, sight))] : []),
        ...(position !== undefined && text.includes(exact(position.lat)) && text.includes(exact(position.lng))
          ? [finding('position', maySeePosition(subject, sight))]
          : []),
      ];
    });
}
