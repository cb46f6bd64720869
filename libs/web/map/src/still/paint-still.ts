import type { VectorTile } from '@mapbox/vector-tile';
import type { MapPalette } from '../style/palette';
import { CASINGS_FROM, casingWidths, RAIL_WIDTHS, ROAD_LOOKS, WATERWAY_WIDTHS, widthAt } from '../style/road-looks';
import type { PlacedTile } from './still-view';

export interface StillTile {
  placed: PlacedTile;
  tile: VectorTile;
}

/**
 * Paints the base map without names: ground, water and roads, in the order and colors of the live map. Coordinates of
 * `to` are CSS pixels.
 */
export function paintStill(
  to: CanvasRenderingContext2D,
  tiles: readonly StillTile[],
  palette: MapPalette,
  zoom: number,
  size: { width: number; height: number },
): void {
  to.fillStyle = palette.land;
  to.fillRect(0, 0, size.width, size.height);
  to.lineJoin = 'round';
  const roadStyles = ROAD_LOOKS.filter(({ minzoom }) => zoom >= minzoom);
  const classes = new Set(['rail', ...roadStyles.flatMap((look) => look.classes)]);
  const traced = tiles.map(({ tile, placed }) => ({ placed, extent: extentOf(tile), paths: pathsOf(tile, classes) }));
  const each = (key: string, draw: (path: Path2D, unitsPerPixel: number) => void) => {
    for (const { placed, extent, paths } of traced) {
      const path = paths.get(key);
      if (!path) continue;
      const unitsPerPixel = extent / placed.size;
      to.save();
      to.translate(placed.left, placed.top);
      to.scale(1 / unitsPerPixel, 1 / unitsPerPixel);
      draw(path, unitsPerPixel);
      to.restore();
    }
  };
  const fill = (layer: string, color: string) =>
    each(layer, (path) => {
      to.fillStyle = color;
      to.fill(path);
    });
  const line = (keys: readonly string[], color: string, pixels: number, cap: CanvasLineCap) => {
    for (const key of keys) {
      each(key, (path, unitsPerPixel) => {
        to.lineCap = cap;
        to.strokeStyle = color;
        to.lineWidth = pixels * unitsPerPixel;
        to.stroke(path);
      });
    }
  };
  fill('areas', palette.area);
  fill('green', palette.green);
  fill('water', palette.water);
  line(['waterways'], palette.water, widthAt(WATERWAY_WIDTHS, zoom), 'butt');
  if (zoom >= CASINGS_FROM)
    for (const look of roadStyles)
      line(look.classes.map(road), look.casing(palette), widthAt(casingWidths(look.widths), zoom), 'butt');
  line([road('rail')], palette.rail, widthAt(RAIL_WIDTHS, zoom), 'butt');
  for (const look of roadStyles) line(look.classes.map(road), look.color(palette), widthAt(look.widths, zoom), 'round');
}

const GROUND = ['areas', 'green', 'water', 'waterways'];
const ROADS = 'roads';
const road = (kind: unknown) => `${ROADS}/${String(kind)}`;
/** Default extent of a layer in the Mapbox Vector Tile specification. */
const EXTENT = 4096;
const POINT = 1;

const extentOf = (tile: VectorTile): number => Object.values(tile.layers)[0]?.extent ?? EXTENT;

/** One path per layer, and per road class, so that each feature is read only once even if it is drawn several times. */
function pathsOf(tile: VectorTile, roadClasses: ReadonlySet<string>): Map<string, Path2D> {
  const paths = new Map<string, Path2D>();
  for (const name of [...GROUND, ROADS]) {
    const layer = tile.layers[name];
    for (let i = 0; layer && i < layer.length; i += 1) {
      const feature = layer.feature(i);
      const kind = name === ROADS ? feature.properties['class'] : undefined;
      if (feature.type === POINT || (name === ROADS && !roadClasses.has(String(kind)))) continue;
      const key = name === ROADS ? road(kind) : name;
      const path = paths.get(key) ?? new Path2D();
      paths.set(key, path);
      for (const ring of feature.loadGeometry())
        ring.forEach(({ x, y }, at) => (at === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
    }
  }
  return paths;
}
