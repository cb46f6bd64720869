import { readCommand } from './arguments';

describe('the command line', () => {
  it('reads an import with every option', () => {
    expect(
      readCommand([
        'import',
        'a.osm.pbf',
        '--name',
        'A',
        '--bbox',
        '-81,35,-80,36',
        '--time-zone',
        'America/New_York',
        '--drive-on',
        'left',
        '--attribution',
        'us',
      ]),
    ).toEqual({
      name: 'import',
      file: 'a.osm.pbf',
      options: {
        name: 'A',
        bbox: [-81, 35, -80, 36],
        timeZone: 'America/New_York',
        driveOn: 'left',
        attribution: 'us',
      },
    });
    expect(readCommand(['import', '--bbox=1,2,3,4', 'a.osm.pbf'])).toMatchObject({ options: { bbox: [1, 2, 3, 4] } });
    expect(readCommand(['charlotte', '--out', 'x'])).toEqual({ name: 'charlotte', out: 'x' });
  });

  it.each([
    [['import'], 'Name one'],
    [['import', 'a', 'b'], 'Name one'],
    [['import', 'a', '--bbox', '3,2,1,4'], '--bbox is "3,2,1,4"'],
    [['import', 'a', '--bbox', '1,2,3'], '--bbox is "1,2,3"'],
    [['import', 'a', '--bbox', '1,2,,4'], '--bbox is "1,2,,4"'],
    [['import', 'a', '--time-zone', 'Mars/Base'], 'is not a time zone'],
    [['import', 'a', '--drive-on', 'top'], 'give left or right'],
    [['import', 'a', '--nme', 'x'], "Unknown option '--nme'"],
    [['fly'], '"fly" is not a command'],
    [['charlotte', '--out', 'x', '--bbox', '-81,35,-80,36'], '--bbox says nothing to "charlotte"'],
    [['charlotte', '--name', 'X'], 'import FILE --name'],
    [['charlotte', 'x.osm.pbf'], '"charlotte" takes no file'],
    [['ensure', '--out', 'x'], '--out says nothing to "ensure"'],
    [['import', 'a', '--out', 'x'], '--out says nothing to "import"'],
  ])('reports what is wrong with %j', (args, message) => {
    expect(() => readCommand(args)).toThrow(message);
  });
});
