/** Colors of the base map, deliberately low in contrast so that the content on top stands out. */
export interface MapPalette {
  land: string;
  built: string;
  green: string;
  water: string;
  waterText: string;
  building: string;
  buildingEdge: string;
  area: string;
  minor: string;
  minorCasing: string;
  major: string;
  majorCasing: string;
  motorway: string;
  motorwayCasing: string;
  path: string;
  rail: string;
  runway: string;
  text: string;
  textSoft: string;
  textGreen: string;
  halo: string;
  route: string;
  routeCasing: string;
}

export const palettes: Record<'light' | 'dark', MapPalette> = {
  light: {
    land: '#f3f4f1',
    built: '#edeeea',
    green: '#d8ead0',
    water: '#b7d8e6',
    waterText: '#3f7389',
    building: '#e3e3de',
    buildingEdge: '#d6d6cf',
    area: '#e9e7f0',
    minor: '#ffffff',
    minorCasing: '#dcdcd6',
    major: '#ffffff',
    majorCasing: '#c9c9c0',
    motorway: '#fbd98a',
    motorwayCasing: '#dba43c',
    path: '#cfd6cb',
    rail: '#bfc3c4',
    runway: '#d7d7df',
    text: '#38454a',
    textSoft: '#647178',
    textGreen: '#3f6d3a',
    halo: '#ffffff',
    route: '#12714b',
    routeCasing: '#ffffff',
  },
  dark: {
    land: '#12191c',
    built: '#161e21',
    green: '#16271e',
    water: '#0e2c38',
    waterText: '#6f9fb3',
    building: '#1c2529',
    buildingEdge: '#252f34',
    area: '#1b2029',
    minor: '#2a353a',
    minorCasing: '#12191c',
    major: '#364349',
    majorCasing: '#12191c',
    motorway: '#6b5526',
    motorwayCasing: '#12191c',
    path: '#27332f',
    rail: '#313b40',
    runway: '#262d36',
    text: '#c9d3d6',
    textSoft: '#93a1a6',
    textGreen: '#86b58c',
    halo: '#12191c',
    route: '#5fcf9c',
    routeCasing: '#0d1214',
  },
};
