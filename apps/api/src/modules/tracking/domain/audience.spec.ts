import { audienceOfDriver, audienceOfEvents, audienceOfMember, maySeeMember, type LiveRide } from './audience';

const PLACE = { lat: 35, lng: -80 };
const [ANA, BO, CY, DAN, OPS] = [1, 2, 3, 4, 5];
const ride: LiveRide = {
  rideId: 9,
  status: 'en_route',
  driverId: 40,
  driver: DAN,
  pickup: PLACE,
  destination: PLACE,
  request: { pickup: 'Uptown', dropoff: 'Airport', passengers: 3 },
  members: [ANA, BO, CY],
  sharing: [BO, CY],
  boarded: [CY],
  along: [],
  via: [],
  isRunUnderWay: false,
  passenger: null,
  operators: [OPS],
};

describe('the messages of a ride', () => {
  it('go to members, the assigned driver and operators', () => {
    expect(audienceOfEvents(ride)).toEqual({ rideId: 9, people: [ANA, BO, CY, DAN], operators: [OPS] });
    expect(audienceOfEvents({ ...ride, driver: null, driverId: null }).people).toEqual([ANA, BO, CY]);
  });
});

describe('the position of a driver', () => {
  it('is shown from setting out to completion, and only while the ride is assigned to them', () => {
    expect(audienceOfDriver(ride, 40)?.people).toEqual([ANA, BO, CY, DAN]);
    expect(audienceOfDriver({ ...ride, status: 'in_progress' }, 40)).not.toBeNull();
    for (const status of ['pending', 'confirmed', 'completed', 'cancelled'] as const)
      expect(audienceOfDriver({ ...ride, status }, 40)).toBeNull();
    expect(audienceOfDriver(ride, 41)).toBeNull();
  });
});

describe('the position of a member', () => {
  it('is shown to the other members who share theirs, and to the driver until this member has boarded', () => {
    expect(audienceOfMember(ride, BO).people).toEqual([CY, DAN]);
    expect(audienceOfMember(ride, CY).people).toEqual([BO]);
    expect(maySeeMember(ride, ANA, BO)).toBe(false);
    expect(maySeeMember(ride, BO, BO)).toBe(false);
    expect([maySeeMember(ride, DAN, BO), maySeeMember(ride, DAN, CY)]).toEqual([true, false]);
  });
});

it('what a member shares is sent to the operators of the ride, whoever else sees it', () => {
  expect(audienceOfMember(ride, BO)).toMatchObject({ rideId: 9, operators: [OPS] });
  expect(audienceOfMember({ ...ride, driver: null }, BO).people).toEqual([CY]);
});
