export { contract } from './contract';
export { readRoadFile, ROAD_FILE, RoadFileError, writeRoadFile } from './file';
export { NONE, type RoadGraph } from './road-graph';
export { RoadTimes, type RoadNetwork } from './road-times';
export { gridOf } from './snapping';
export { weightOf } from './weight';
