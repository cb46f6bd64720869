import { spokenDistance, stageOf } from './voice';

describe('a maneuver', () => {
  it.each([
    [2000, 15, null],
    [375, 15, 'early'],
    [376, 15, null],
    [90, 15, 'soon'],
    [91, 15, 'early'],
    [300, 2, 'early'],
    [50, 0, 'soon'],
    [301, null, null],
    [0, null, 'soon'],
  ])('%d m ahead at %s m/s gets the announcement %s', (meters, speed, stage) => {
    expect(stageOf(meters, speed)).toBe(stage);
  });
});

describe('a spoken distance', () => {
  it.each([
    [805, 'en-US', '0.5 miles'],
    [1609, 'en-US', '1 mile'],
    [120, 'en-US', '400 feet'],
    [4, 'en-US', '50 feet'],
    [805, 'es', '0,5 millas'],
    [120, 'es', '400 pies'],
  ])('of %d m in %s is “%s”', (meters, locale, words) => {
    expect(spokenDistance(meters, locale)).toBe(words);
  });
});
