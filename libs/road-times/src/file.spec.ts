import { contract } from './contract';
import { readRoadFile, RoadFileError, writeRoadFile } from './file';
import { gridOf } from './snapping';
import { roadsOf } from './testing/random-roads';

const { edges, streets, stateEdge, ...arcs } = roadsOf({
  places: [
    [35_000_000, -80_000_000],
    [35_004_000, -80_001_000],
    [35_001_000, -80_009_000],
  ],
  streets: [
    { from: 0, to: 1, cost: 300, time: 200, isOneWay: false },
    { from: 1, to: 2, cost: 500, time: 450, isOneWay: true },
    { from: 2, to: 0, cost: 100, time: 90, isOneWay: false },
  ],
  turns: [1, 2, 5, 10, 7],
});
const network = {
  edges,
  streets,
  stateEdge,
  hierarchy: contract({ edges, streets, stateEdge, ...arcs }),
  grid: gridOf(streets),
};

describe('the file of travel times', () => {
  const file = writeRoadFile(network);

  it('returns the data that was written, wherever it lies in memory', () => {
    expect(readRoadFile(file)).toEqual(network);
    const shifted = Buffer.concat([Buffer.from([0, 0, 0]), file]).subarray(3);
    expect(readRoadFile(shifted)).toEqual(network);
  });

  it('is the same for the same network', () => {
    expect(writeRoadFile(network).equals(file)).toBe(true);
  });

  it('is refused with another version', () => {
    const other = Buffer.from(file);
    other.writeUInt32LE(2, 4);
    expect(() => readRoadFile(other)).toThrow(new RoadFileError('the file of travel times has version 2, not 1'));
  });

  it.each([
    ['cut off', file.subarray(0, file.length - 8)],
    ['longer', Buffer.concat([file, Buffer.alloc(8)])],
    ['changed in one bit', Buffer.from(file.map((byte, at) => (at === file.length - 20 ? byte ^ 1 : byte)))],
  ])('is refused when it is %s', (_, damaged) => {
    expect(() => readRoadFile(damaged)).toThrow('the file of travel times is damaged');
  });

  it('is refused when it is another kind of file', () => {
    expect(() => readRoadFile(Buffer.from('{}'))).toThrow('this is not a file of travel times');
    expect(() => readRoadFile(Buffer.alloc(200))).toThrow('this is not a file of travel times');
  });
});
