import type { Sketch } from '../src/sketch/sketch';
import { areas, lines } from './places/areas';
import { neighborhoods } from './places/neighborhoods';
import { places as placesCityLife } from './places/places-city-life';
import { places as placesCivic } from './places/places-civic';
import { places as placesParks } from './places/places-parks';
import { places as placesSights } from './places/places-sights';
import { places as placesStations } from './places/places-stations';
import { roads as eastStreets } from './roads/east-streets';
import { roads as east } from './roads/east';
import { roads as elkin } from './roads/elkin';
import { roads as lakeNorman } from './roads/lake-norman';
import { interchanges as motorwaysInterchanges, roads as motorways } from './roads/motorways';
import { roads as north } from './roads/north';
import { roads as northeast } from './roads/northeast';
import { roads as sideStreetsNorth } from './roads/side-streets-north';
import { roads as sideStreetsUniversity } from './roads/side-streets-university';
import { roads as sideStreetsWest } from './roads/side-streets-west';
import { roads as southStreets } from './roads/south-streets';
import { roads as south } from './roads/south';
import { roads as southeastStreets } from './roads/southeast-streets';
import { roads as southeast } from './roads/southeast';
import { roads as southwestStreets } from './roads/southwest-streets';
import { roads as southwest } from './roads/southwest';
import { roads as townsSouth } from './roads/towns-south';
import { interchanges as uptownInterchanges, roads as uptown } from './roads/uptown';
import { roads as west } from './roads/west';

/** The complete sketch of Charlotte. */
export const charlotte: Sketch = {
  roads: [
    ...eastStreets,
    ...east,
    ...lakeNorman,
    ...elkin,
    ...motorways,
    ...north,
    ...northeast,
    ...sideStreetsNorth,
    ...sideStreetsUniversity,
    ...sideStreetsWest,
    ...southStreets,
    ...south,
    ...southeastStreets,
    ...southeast,
    ...southwestStreets,
    ...southwest,
    ...townsSouth,
    ...uptown,
    ...west,
  ],
  interchanges: [...motorwaysInterchanges, ...uptownInterchanges],
  turnBans: [],
  neighborhoods,
  places: [...placesCityLife, ...placesCivic, ...placesParks, ...placesSights, ...placesStations],
  areas,
  lines,
};
