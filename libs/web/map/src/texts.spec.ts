import { describe, expect, it } from '@jest/globals';
import { mapTexts } from './texts';

describe('the credit line of the map', () => {
  it('is translated for our own sketch, and unchanged for every other map', () => {
    expect(mapTexts.es.credit('GroupRide sketch of Charlotte, not survey data')).toBe(
      'Boceto de Charlotte de GroupRide, sin datos topográficos',
    );
    expect(mapTexts.es.credit('© OpenStreetMap contributors')).toBe('© OpenStreetMap contributors');
    expect(mapTexts.en.credit('GroupRide sketch of Charlotte, not survey data')).toBe(
      'GroupRide sketch of Charlotte, not survey data',
    );
  });
});
