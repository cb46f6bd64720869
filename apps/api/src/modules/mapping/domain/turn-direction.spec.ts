import { lanesOf, turnDirection } from './turn-direction';

describe('the arrow of a maneuver', () => {
  it.each([
    ['turn', 'left', 'left'],
    ['turn', 'right', 'right'],
    ['turn', 'sharp left', 'sharp_left'],
    ['turn', 'sharp right', 'sharp_right'],
    ['fork', 'slight left', 'slight_left'],
    ['continue', 'uturn', 'u_turn'],
    ['new name', undefined, 'straight'],
    ['turn', 'an unknown one', 'straight'],
    ['depart', 'left', 'straight'],
    ['arrive', 'right', 'arrive'],
    ['rotary', 'right', 'roundabout'],
    ['roundabout', 'right', 'roundabout'],
  ])('of type %s and modifier %s is %s', (type, modifier, arrow) => {
    expect(turnDirection({ type, ...(modifier ? { modifier } : {}) })).toBe(arrow);
  });
});

describe('the lanes at a maneuver', () => {
  it('are those of its first intersection', () => {
    const lanes = [
      { valid: false, indications: ['left', 'uturn'] },
      { valid: true, indications: ['straight', 'slight right'] },
      { valid: true, indications: ['none'] },
    ];
    expect(lanesOf([{ lanes }, { lanes: [{ valid: true, indications: ['left'] }] }])).toEqual([
      { directions: ['left', 'u_turn'], recommended: false },
      { directions: ['straight', 'slight_right'], recommended: true },
      { directions: [], recommended: true },
    ]);
  });

  it('are unknown when the map does not have them', () => {
    expect(lanesOf([{}])).toEqual([]);
    expect(lanesOf([])).toEqual([]);
  });
});
