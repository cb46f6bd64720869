/** Abbreviations in addresses and road numbers. */
export const STATES: ReadonlySet<string> = new Set(
  'al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy usa'.split(
    ' ',
  ),
);
