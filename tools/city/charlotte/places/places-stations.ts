import type { SketchPlace } from '../format';

/** Train and bus stations. */
const stations: SketchPlace[] = [
  {
    name: 'Charlotte Transportation Center',
    class: 'station',
    at: '35.2253,-80.8412',
    address: '310 East Trade Street',
    also: ['CTC', 'CTC Arena Station', 'Bus Station'],
    rank: 1,
  },
  {
    name: 'Charlotte Amtrak Station',
    class: 'station',
    at: '35.2413,-80.8229',
    address: '1914 North Tryon Street',
    also: ['Amtrak', 'Train Station'],
    rank: 1,
  },
  {
    name: 'Charlotte Gateway Station',
    class: 'station',
    at: '35.2302,-80.8487',
    address: '550 West Trade Street',
    rank: 2,
  },
  {
    name: 'Greyhound Charlotte',
    class: 'station',
    at: '35.2313,-80.8479',
    address: '601 West Trade Street',
    also: ['Greyhound Bus Station'],
    rank: 2,
  },
  {
    name: 'Kannapolis Amtrak Station',
    class: 'station',
    at: '35.4965,-80.6250',
    address: '201 South Main Street',
    town: 'Kannapolis',
    rank: 3,
  },
];

/** Stops of the LYNX Blue Line from south to north. */
const stops: SketchPlace[] = [
  {
    name: 'I-485/South Boulevard Station',
    class: 'station',
    at: '35.1071,-80.8829',
    address: '9505 South Boulevard',
    also: ['I-485 Station'],
    rank: 2,
  },
  {
    name: 'Sharon Road West Station',
    class: 'station',
    at: '35.1195,-80.8820',
    address: '9011 South Boulevard',
    rank: 3,
  },
  { name: 'Arrowood Station', class: 'station', at: '35.1356,-80.8764', address: '7525 South Boulevard', rank: 3 },
  { name: 'Archdale Station', class: 'station', at: '35.1529,-80.8775', address: '6201 South Boulevard', rank: 3 },
  { name: 'Tyvola Station', class: 'station', at: '35.1629,-80.8776', address: '5703 Old Pineville Road', rank: 3 },
  { name: 'Woodlawn Station', class: 'station', at: '35.1758,-80.8791', address: '4813 Old Pineville Road', rank: 3 },
  { name: 'Scaleybark Station', class: 'station', at: '35.1908,-80.8751', address: '3815 South Boulevard', rank: 3 },
  { name: 'New Bern Station', class: 'station', at: '35.1999,-80.8690', address: '129 New Bern Street', rank: 3 },
  {
    name: 'East/West Boulevard Station',
    class: 'station',
    at: '35.2121,-80.8591',
    address: '1821 Camden Road',
    also: ['East West Station'],
    rank: 3,
  },
  { name: 'Bland Street Station', class: 'station', at: '35.2158,-80.8553', address: '1511 Camden Road', rank: 3 },
  { name: 'Carson Station', class: 'station', at: '35.2188,-80.8509', address: '266 East Carson Boulevard', rank: 3 },
  {
    name: 'Brooklyn Village Station',
    class: 'station',
    at: '35.2213,-80.8470',
    address: '222 East Brooklyn Village Avenue',
    also: ['Stonewall Station'],
    rank: 3,
  },
  {
    name: '3rd Street/Convention Center Station',
    class: 'station',
    at: '35.2236,-80.8432',
    address: '260 East 3rd Street',
    rank: 3,
  },
  { name: '7th Street Station', class: 'station', at: '35.2274,-80.8381', address: '264 East 7th Street', rank: 3 },
  { name: '9th Street Station', class: 'station', at: '35.2297,-80.8350', address: '304 East 9th Street', rank: 3 },
  { name: 'Parkwood Station', class: 'station', at: '35.2369,-80.8233', address: '1401 North Brevard Street', rank: 3 },
  { name: '25th Street Station', class: 'station', at: '35.2417,-80.8171', address: '331 East 25th Street', rank: 3 },
  {
    name: '36th Street Station',
    class: 'station',
    at: '35.2491,-80.8064',
    address: '362 East 36th Street',
    also: ['NoDa Station'],
    rank: 3,
  },
  {
    name: 'Sugar Creek Station',
    class: 'station',
    at: '35.2514,-80.7929',
    address: '431 East Sugar Creek Road',
    rank: 3,
  },
  {
    name: 'Old Concord Road Station',
    class: 'station',
    at: '35.2599,-80.7728',
    address: '5220 North Tryon Street',
    rank: 3,
  },
  { name: 'Tom Hunter Station', class: 'station', at: '35.2780,-80.7663', address: '6041 North Tryon Street', rank: 3 },
  {
    name: 'University City Boulevard Station',
    class: 'station',
    at: '35.2868,-80.7609',
    address: '6421 North Tryon Street',
    rank: 3,
  },
  { name: 'McCullough Station', class: 'station', at: '35.3011,-80.7529', address: '7931 North Tryon Street', rank: 3 },
  {
    name: 'JW Clay Boulevard Station',
    class: 'station',
    at: '35.3107,-80.7452',
    address: '9048 North Tryon Street',
    rank: 3,
  },
  {
    name: 'UNC Charlotte Main Station',
    class: 'station',
    at: '35.3121,-80.7337',
    address: '9025 Cameron Boulevard',
    rank: 3,
  },
];

const LINE = 'LYNX Blue Line';

export const places: SketchPlace[] = [
  ...stations,
  ...stops.map((stop) => ({ ...stop, also: [...(stop.also ?? []), LINE] })),
];
