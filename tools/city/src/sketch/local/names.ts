import { pick } from '../chance';
import { streetKey } from '../street-name';

const FIRST =
  `Abelia Alder Amberly Arbor Arden Ashcroft Aspen Auburn Autumn Azalea Bantry Barclay Barrow Basswood Bayberry Beckett Beechnut Berwick Birch Bluebell Bramble
  Brandy Brentwood Briar Brightleaf Brook Bryant Burgess Buttercup Calloway Camden Camellia Canterwood Cardinal Carlisle Carver Cedar Chadwick Chatham Cherokee Chestnut Clover
  Cobblestone Colchester Copper Cornwallis Cotton Covington Cranford Crape Crestline Cypress Dabney Daffodil Danbury Dogwood Dover Dunmore Eagle Eastbourne Eden Elder
  Ellington Elmhurst Emory Essex Evergreen Fairmeadow Falcon Fawn Fern Fieldstone Finch Forest Foxglove Garland Gaston Ginger Glen Golden Granger Grove Halstead Hampton
  Harlow Harvest Hawk Hazel Heather Hemlock Heron Hickory Holly Honeysuckle Huntley Hyde Indigo Iris Ivy Jasmine Jessamine Juniper Kenmore Kensington Kilborne Kirkwood
  Lancaster Larch Laurel Lavender Lexington Lilac Linden Linwood Locust Lupine Madison Magnolia Mallow Maple Marigold Marlowe Mayfield Meadow Mill Mimosa Mockingbird
  Montrose Moss Mulberry Myrtle Nottingham Oak Olde Orchard Osage Oxford Palmetto Peach Pebble Pecan Persimmon Pine Pinnacle Plum Pond Poplar Primrose Quail Quarry
  Rainier Raven Red Redbud Regency Ridge River Robin Rosemary Rowan Saddle Sage Salem Sandstone Sassafras Savannah Shady Shiloh Silver Sorrel Sparrow Spring Spruce
  Stafford Sterling Stone Stratford Summer Sumter Surrey Sussex Sweetgum Sycamore Tanglewood Thornhill Timber Trillium Tulip Turner Valley Verbena Vernon Vine Violet
  Wakefield Walnut Warwick Waverly Weeping Wellington Westbury Whisper White Wild Willow Windsor Winter Wisteria Woodbine Wren Yarrow York Zinnia`.split(
    /\s+/,
  );
const SECOND = [
  'Bluff',
  'Branch',
  'Bend',
  'Brook',
  'Chase',
  'Cove',
  'Creek',
  'Crossing',
  'Dale',
  'Falls',
  'Farm',
  'Field',
  'Forest',
  'Glen',
  'Green',
  'Haven',
  'Hill',
  'Hollow',
  'Knoll',
  'Landing',
  'Meadow',
  'Mill',
  'Oak',
  'Park',
  'Point',
  'Ridge',
  'Run',
  'Spring',
  'Trace',
  'View',
  'Wood',
];
const STRAIGHT = ['Street', 'Street', 'Avenue', 'Avenue', 'Place', 'Lane', 'Drive'];
const WINDING = ['Drive', 'Drive', 'Lane', 'Lane', 'Road', 'Court', 'Way', 'Circle', 'Place', 'Trail'];

/** Generates names that no other street of the sketch has. */
export class StreetNames {
  private readonly taken: Set<string>;

  constructor(realNames: Iterable<string>) {
    this.taken = new Set([...realNames].map((name) => streetKey(name).base));
  }

  next(winding: boolean, ...words: (string | number)[]): string {
    for (let attempt = 0; ; attempt++) {
      const first = pick(FIRST, 'first', attempt, ...words);
      const base = attempt < 4 && !winding ? first : `${first} ${pick(SECOND, 'second', attempt, ...words)}`;
      const key = base.toLowerCase();
      if (this.taken.has(key) || first === base.split(' ')[1]) continue;
      this.taken.add(key);
      return `${base} ${pick(winding ? WINDING : STRAIGHT, 'type', ...words)}`;
    }
  }
}
