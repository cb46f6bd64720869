import type { PlaceKind } from '@groupride/contracts';
import { type KnownPlace, PlaceSource } from '../place-source';

const P = true;

function place(id: string, kind: PlaceKind, name: string, address: string, lat: number, lng: number, popular = false): KnownPlace {
  return { id, kind, name, address, lat, lng, popular };
}

/** A first list of places in and around Charlotte; positions to about a hundred metres. */
export const CHARLOTTE_PLACES: readonly KnownPlace[] = [
  place('clt', 'airport', 'Charlotte Douglas International Airport', '5501 Josh Birmingham Pkwy, Charlotte', 35.2214, -80.9435, P),
  place('uptown', 'neighborhood', 'Uptown', 'Trade St & Tryon St, Charlotte', 35.2271, -80.8431, P),
  place('bofa-stadium', 'stadium', 'Bank of America Stadium', '800 S Mint St, Charlotte', 35.2258, -80.8528, P),
  place('spectrum-center', 'stadium', 'Spectrum Center', '333 E Trade St, Charlotte', 35.2251, -80.8392, P),
  place('southpark-mall', 'mall', 'SouthPark Mall', '4400 Sharon Rd, Charlotte', 35.1524, -80.8316, P),
  place('noda', 'neighborhood', 'NoDa', 'N Davidson St & 36th St, Charlotte', 35.2477, -80.8046, P),
  place('south-end', 'neighborhood', 'South End', 'South Blvd & East Blvd, Charlotte', 35.2127, -80.8591, P),
  place('unc-charlotte', 'university', 'UNC Charlotte', '9201 University City Blvd, Charlotte', 35.3071, -80.7352, P),
  place('truist-field', 'stadium', 'Truist Field', '324 S Mint St, Charlotte', 35.2284, -80.8484),
  place('convention-center', 'venue', 'Charlotte Convention Center', '501 S College St, Charlotte', 35.2237, -80.8461),
  place('hall-of-fame', 'museum', 'NASCAR Hall of Fame', '400 E Martin Luther King Jr Blvd, Charlotte', 35.2212, -80.8443),
  place('discovery-place', 'museum', 'Discovery Place Science', '301 N Tryon St, Charlotte', 35.2295, -80.8408),
  place('mint-museum', 'museum', 'Mint Museum Uptown', '500 S Tryon St, Charlotte', 35.2243, -80.8473),
  place('romare-bearden', 'park', 'Romare Bearden Park', '300 S Church St, Charlotte', 35.2271, -80.8474),
  place('freedom-park', 'park', 'Freedom Park', '1900 East Blvd, Charlotte', 35.1934, -80.8432),
  place('whitewater', 'venue', 'U.S. National Whitewater Center', '5000 Whitewater Center Pkwy, Charlotte', 35.2727, -81.0053),
  place('carowinds', 'venue', 'Carowinds', '14523 Carowinds Blvd, Charlotte', 35.1045, -80.9394),
  place('speedway', 'stadium', 'Charlotte Motor Speedway', '5555 Concord Pkwy S, Concord', 35.3519, -80.6829),
  place('concord-mills', 'mall', 'Concord Mills', '8111 Concord Mills Blvd, Concord', 35.3689, -80.7217),
  place('northlake-mall', 'mall', 'Northlake Mall', '6801 Northlake Mall Dr, Charlotte', 35.3536, -80.8536),
  place('pnc-pavilion', 'venue', 'PNC Music Pavilion', '707 Pavilion Blvd, Charlotte', 35.3345, -80.7101),
  place('bojangles', 'stadium', 'Bojangles Coliseum', '2700 E Independence Blvd, Charlotte', 35.2053, -80.7952),
  place('cmc', 'hospital', 'Carolinas Medical Center', '1000 Blythe Blvd, Charlotte', 35.2043, -80.8392),
  place('presbyterian', 'hospital', 'Novant Health Presbyterian Medical Center', '200 Hawthorne Ln, Charlotte', 35.2128, -80.8245),
  place('cpcc', 'university', 'Central Piedmont Community College', '1201 Elizabeth Ave, Charlotte', 35.2172, -80.8316),
  place('jcsu', 'university', 'Johnson C. Smith University', '100 Beatties Ford Rd, Charlotte', 35.2432, -80.8568),
  place('queens', 'university', 'Queens University of Charlotte', '1900 Selwyn Ave, Charlotte', 35.1888, -80.8322),
  place('amtrak', 'station', 'Charlotte Amtrak Station', '1914 N Tryon St, Charlotte', 35.2419, -80.8237),
  place('transit-center', 'station', 'Charlotte Transportation Center', '310 E Trade St, Charlotte', 35.2254, -80.8408),
  place('dilworth', 'neighborhood', 'Dilworth', 'East Blvd & Park Rd, Charlotte', 35.2046, -80.8503),
  place('plaza-midwood', 'neighborhood', 'Plaza Midwood', 'Central Ave & The Plaza, Charlotte', 35.2203, -80.8118),
  place('myers-park', 'neighborhood', 'Myers Park', 'Queens Rd & Providence Rd, Charlotte', 35.1914, -80.8236),
  place('elizabeth', 'neighborhood', 'Elizabeth', 'E 7th St & Pecan Ave, Charlotte', 35.2146, -80.8189),
  place('ballantyne', 'neighborhood', 'Ballantyne', 'Johnston Rd & Ballantyne Commons Pkwy, Charlotte', 35.0535, -80.8489),
  place('steele-creek', 'neighborhood', 'Steele Creek', 'S Tryon St & Steele Creek Rd, Charlotte', 35.1042, -80.9899),
  place('university-city', 'neighborhood', 'University City', 'N Tryon St & W.T. Harris Blvd, Charlotte', 35.2966, -80.7566),
  place('wesley-heights', 'neighborhood', 'Wesley Heights', 'W Morehead St & S Summit Ave, Charlotte', 35.2303, -80.8628),
  place('camp-north-end', 'venue', 'Camp North End', '300 Camp Rd, Charlotte', 35.2449, -80.8336),
  place('optimist-hall', 'venue', 'Optimist Hall', '1115 N Brevard St, Charlotte', 35.2342, -80.8277),
  place('cotswold', 'neighborhood', 'Cotswold', 'Randolph Rd & Sharon Amity Rd, Charlotte', 35.1793, -80.7986),
  place('huntersville', 'town', 'Huntersville', 'Main St, Huntersville', 35.4107, -80.8428),
  place('davidson', 'town', 'Davidson', 'N Main St, Davidson', 35.4993, -80.8487),
  place('concord', 'town', 'Concord', 'Union St S, Concord', 35.4088, -80.5795),
  place('matthews', 'town', 'Matthews', 'N Trade St, Matthews', 35.1168, -80.7237),
  place('mint-hill', 'town', 'Mint Hill', 'Matthews-Mint Hill Rd, Mint Hill', 35.1796, -80.6473),
  place('pineville', 'town', 'Pineville', 'Main St, Pineville', 35.0832, -80.8923),
  place('gastonia', 'town', 'Gastonia', 'W Main Ave, Gastonia', 35.2621, -81.1873),
];

export class CharlottePlaces extends PlaceSource {
  all(): readonly KnownPlace[] {
    return CHARLOTTE_PLACES;
  }
}
