import type { Size } from './fill';

/** A query of operators and the paths of its calls, with varying parameters if the list has any. */
export interface Question {
  what: string;
  paths: readonly string[];
}

const TIMES = 40;
/** Numbers spread evenly over the range, the same in every run. */
const spread = (most: number): number[] =>
  Array.from({ length: TIMES }, (_, index) => 1 + Math.floor(((index * 0.618_033_988_75) % 1) * (most - 1)));

/** @param first the first rider's id; riders have consecutive ids */
export function questions({ people, drivers, rides }: Size, first: number): Question[] {
  const many = (what: string, path: (number: number) => string, most = people): Question => ({
    what,
    paths: spread(most).map(path),
  });
  const same = (what: string, path: string): Question => ({ what, paths: Array.from({ length: TIMES }, () => path) });
  const texts = ['smith', 'garcia', 'whitfield', 'ana', 'quentin', 'zielinski', 'omar kim', 'maria lopez', 'okonkwo'];
  const names = (what: string, path: string): Question => ({
    what,
    paths: spread(people).map((_, index) => `${path}${encodeURIComponent(texts[index % texts.length] ?? '')}`),
  });
  const key = (text: string) => Buffer.from(text).toString('base64url');
  return [
    same('riders, newest first', '/api/admin/riders'),
    many('riders, a page in the middle', (n) => `/api/admin/riders?cursor=newest.${first + n}`),
    same('riders by name', '/api/admin/riders?order=name'),
    many(
      'riders by name, a page in the middle',
      (n) => `/api/admin/riders?order=name&cursor=name.${first + n}.${key(`${texts[n % texts.length]} ${n}`)}`,
    ),
    same('riders, blocked', '/api/admin/riders?state=blocked'),
    same('riders, blocked, by name', '/api/admin/riders?state=blocked&order=name'),
    same('riders, guests', '/api/admin/riders?state=guest'),
    same('riders, phone not verified', '/api/admin/riders?phoneVerified=no'),
    names('riders, part of a name', '/api/admin/riders?q='),
    names('riders, part of a name, by name', '/api/admin/riders?order=name&q='),
    many('riders, email address', (n) => `/api/admin/riders?q=rider${n}%40example.com`),
    many('riders, phone number', (n) => `/api/admin/riders?q=7${String(n).padStart(9, '0')}`),
    many('riders, part of a phone number', (n) => `/api/admin/riders?q=${String(n).padStart(6, '0').slice(0, 6)}`),
    names('riders, nobody by this name', '/api/admin/riders?q=xqz'),
    same('drivers, newest first', '/api/admin/drivers'),
    same('drivers by name', '/api/admin/drivers?order=name'),
    same('drivers, best rating first', '/api/admin/drivers?order=rating_descending'),
    same('drivers, most trips first', '/api/admin/drivers?order=trips_descending'),
    same('drivers, applications', '/api/admin/drivers?applicationStatus=applied'),
    same('drivers, online', '/api/admin/drivers?presence=online'),
    same('drivers, on a ride', '/api/admin/drivers?presence=on_ride'),
    same('drivers, offline, by name', '/api/admin/drivers?presence=offline&order=name'),
    same('drivers, documents to review', '/api/admin/drivers?documents=in_review'),
    same('drivers, documents that expire', '/api/admin/drivers?documents=expiring'),
    many('drivers, plate', (n) => `/api/admin/drivers?q=NC${10_000 + n}`, drivers),
    names('drivers, part of a name', '/api/admin/drivers?q='),
    same('rides, newest first', '/api/admin/rides?limit=50'),
    many('rides, a page in the middle', (n) => `/api/admin/rides?limit=50&cursor=newest.${n}`, rides),
    same('rides, highest total first', '/api/admin/rides?limit=50&order=total_descending'),
    same('rides, completed, lowest total first', '/api/admin/rides?limit=50&status=completed&order=total'),
    same('rides, pending', '/api/admin/rides?limit=50&status=pending'),
    same('rides, pending, highest total first', '/api/admin/rides?limit=50&status=pending&order=total_descending'),
    same('rides, cancelled', '/api/admin/rides?limit=50&status=cancelled'),
    same('rides, one type', '/api/admin/rides?limit=50&rideType=WineTour'),
    same('rides, cancelled, one type', '/api/admin/rides?limit=50&status=cancelled&rideType=PartyBus'),
    same('rides, a type without any', '/api/admin/rides?limit=50&rideType=CasinoShuttle'),
    many('rides of one rider', (n) => `/api/admin/rides?limit=50&riderId=${first + n}`),
    many('rides of one driver', (n) => `/api/admin/rides?limit=50&driverId=${n}`, drivers),
    many('rides, number', (n) => `/api/admin/rides?limit=50&q=R-${n}`, rides),
    names('rides, part of a name', '/api/admin/rides?limit=50&q='),
    many('rides, email address', (n) => `/api/admin/rides?limit=50&q=rider${n}%40example.com`),
    many('rides, plate', (n) => `/api/admin/rides?limit=50&q=NC${10_000 + n}`, drivers),
    many('rides, receipt', (n) => `/api/admin/rides?limit=50&q=GR-${n}`, rides),
    many('rides, payment', (n) => `/api/admin/rides?limit=50&q=pi_bench_${String(n).padStart(9, '0')}`, rides),
    many('page of a rider', (n) => `/api/admin/riders/${first + n}`),
    many('payments of a rider', (n) => `/api/admin/riders/${first + n}/payments`),
    many('page of a driver', (n) => `/api/admin/drivers/${n}`, drivers),
    names('⌘K, part of a name', '/api/admin/search?q='),
    many('⌘K, phone number', (n) => `/api/admin/search?q=7${String(n).padStart(9, '0')}`),
  ];
}
