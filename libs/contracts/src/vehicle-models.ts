/**
 * Makes and models from 2015 on that often carry groups, offered for selection. The list is not complete: any other
 * make and model can be entered as text.
 */
export const VEHICLE_MODELS: Readonly<Record<string, readonly string[]>> = {
  'Blue Bird': ['All American', 'Micro Bird', 'Vision'],
  Buick: ['Enclave'],
  Cadillac: ['Escalade', 'Escalade ESV', 'XT6'],
  Chevrolet: ['Express 2500', 'Express 3500', 'Suburban', 'Tahoe', 'Traverse'],
  Chrysler: ['Pacifica', 'Town & Country', 'Voyager'],
  Dodge: ['Durango', 'Grand Caravan', 'Journey'],
  Ford: [
    'E-350',
    'E-450 Shuttle',
    'Expedition',
    'Expedition Max',
    'Explorer',
    'F-550 Shuttle',
    'Flex',
    'Transit 150',
    'Transit 250',
    'Transit 350',
    'Transit Connect',
  ],
  Freightliner: ['M2 106', 'Minibus', 'Party Bus', 'S2C'],
  GMC: ['Acadia', 'Savana 2500', 'Savana 3500', 'Yukon', 'Yukon XL'],
  Honda: ['Accord', 'Civic', 'CR-V', 'Odyssey', 'Pilot'],
  Hyundai: ['Ioniq 9', 'Palisade', 'Santa Fe'],
  'IC Bus': ['AC Series', 'CE Series'],
  Infiniti: ['QX60', 'QX80'],
  International: ['3200', 'CV Series'],
  Jeep: ['Grand Cherokee L', 'Grand Wagoneer', 'Wagoneer'],
  Kia: ['Carnival', 'EV9', 'Sedona', 'Sorento', 'Telluride'],
  Lexus: ['GX', 'LX', 'TX'],
  Lincoln: ['Aviator', 'Navigator', 'Navigator L'],
  Mazda: ['CX-9', 'CX-90'],
  MCI: ['D45', 'J3500', 'J4500 Coach'],
  'Mercedes-Benz': ['GLS', 'Metris', 'Sprinter 2500', 'Sprinter 3500'],
  Nissan: ['Armada', 'NV3500', 'Pathfinder', 'Quest'],
  Prevost: ['H3-45', 'X3-45'],
  Ram: ['ProMaster 2500', 'ProMaster 3500'],
  Subaru: ['Ascent'],
  Tesla: ['Model X', 'Model Y'],
  Toyota: ['Camry', 'Grand Highlander', 'Highlander', 'RAV4', 'Sequoia', 'Sienna'],
  'Van Hool': ['CX35', 'CX45', 'TX45'],
  Volkswagen: ['Atlas', 'ID. Buzz'],
  Volvo: ['9700', 'EX90', 'XC90'],
};

export const VEHICLE_COLORS = [
  'white',
  'black',
  'gray',
  'silver',
  'blue',
  'red',
  'green',
  'brown',
  'beige',
  'gold',
  'orange',
  'yellow',
  'purple',
] as const;
export type VehicleColor = (typeof VEHICLE_COLORS)[number];

const listed = (list: readonly string[], text: string) =>
  list.find((each) => each.toLowerCase() === text.toLowerCase()) ?? text;

/** Adopts the spelling of the list for makes and models that are in it. */
export function spellVehicle(make: string, model: string): { make: string; model: string } {
  const listedMake = listed(Object.keys(VEHICLE_MODELS), make);
  return { make: listedMake, model: listed(VEHICLE_MODELS[listedMake] ?? [], model) };
}
