import type { VehicleClass } from '@groupride/contracts';
import { DriversWorld } from './testing/drivers-world';

describe('the classes of vehicles', () => {
  let world: DriversWorld;
  beforeEach(() => void (world = new DriversWorld()));

  const change = (of: VehicleClass, rule: Partial<(typeof world.rules.classes)[number]>) =>
    void (world.rules.classes = world.rules.classes.map((each) =>
      each.vehicleClass === of ? { ...each, ...rule } : each,
    ));
  const refused = (field: string, message: string) =>
    expect.objectContaining({
      code: 'validation_failed',
      more: { errors: [expect.objectContaining({ field, message })] },
    });
  const refusalOf = (work: () => unknown): unknown => {
    try {
      return work();
    } catch (error) {
      return error;
    }
  };

  it('are listed as operations set them, with their names where they have some', () => {
    change('van', { nameEn: 'Sprinter', offered: false });
    const { classes } = world.classes.list();
    expect(classes.map(({ vehicleClass }) => vehicleClass)).toEqual([
      'car',
      'van',
      'minibus',
      'shuttle',
      'coach',
      'party_bus',
    ]);
    expect(classes[1]).toEqual({
      vehicleClass: 'van',
      offered: false,
      leastSeats: 5,
      mostSeats: 15,
      nameEn: 'Sprinter',
      nameEs: null,
    });
  });

  it('have null for a name that rules from before names do not contain', () => {
    const { nameEn: _, nameEs: __, ...car } = world.rules.classes[0]!;
    world.rules.classes = [car, ...world.rules.classes.slice(1)];
    expect(world.classes.list().classes[0]).toEqual({ ...car, nameEn: null, nameEs: null });
  });

  it.each([
    [2, 'car'],
    [8, 'car'],
    [9, 'van'],
    [16, 'minibus'],
    [40, 'shuttle'],
    [60, 'coach'],
  ])('are derived from %i seats when none was chosen: %s', (seats, expected) => {
    expect(world.classes.ofNew(seats)).toBe(expected);
  });

  it('are derived from those that take rides', () => {
    change('car', { offered: false });
    expect(world.classes.ofNew(7)).toBe('van');
    expect(refusalOf(() => world.classes.ofNew(4))).toEqual(
      refused('seats', 'no vehicle class that takes rides has so many seats'),
    );
  });

  it('are not derived from seats that no class has', () => {
    for (const seats of [1, 61])
      expect(refusalOf(() => world.classes.ofNew(seats))).toEqual(
        refused('seats', 'no vehicle class that takes rides has so many seats'),
      );
  });

  it('are the one that was chosen, when it has so many seats', () => {
    expect(world.classes.ofNew(8, 'party_bus')).toBe('party_bus');
    for (const seats of [7, 51])
      expect(refusalOf(() => world.classes.ofNew(seats, 'party_bus'))).toEqual(
        refused('vehicleClass', 'this class has 8 to 50 passenger seats'),
      );
  });

  it('must take rides to be chosen', () => {
    change('party_bus', { offered: false });
    const off = refused('vehicleClass', 'takes no new rides at the moment; choose another class');
    expect(refusalOf(() => world.classes.ofNew(8, 'party_bus'))).toEqual(off);
    expect(refusalOf(() => world.classes.check(8, 'party_bus'))).toEqual(off);
  });

  it('follow the rules that apply at the moment', () => {
    world.classes.check(15, 'van');
    change('van', { mostSeats: 12 });
    expect(refusalOf(() => world.classes.check(15, 'van'))).toEqual(
      refused('vehicleClass', 'this class has 5 to 12 passenger seats'),
    );
  });
});
