/** Keeps Valhalla from logging to standard error. */
const QUIET = { type: '' };

/** Points farther from every road are rejected. */
const SNAP_METERS = 2000;

const LIMITS = {
  max_distance: 5_000_000,
  max_locations: 20,
  max_matrix_distance: 400_000,
  max_matrix_location_pairs: 2500,
  min_transit_walking_distance: 1,
  max_transit_walking_distance: 10_000,
};

/** Valhalla requires limits for every costing, used or not. */
const COSTINGS = [
  'auto',
  'bus',
  'taxi',
  'truck',
  'bicycle',
  'motor_scooter',
  'motorcycle',
  'multimodal',
  'transit',
  'bikeshare',
  'pedestrian',
];

/** Configuration to serve built tiles: an archive, which is read through the system's page cache, or loose files. */
export function valhallaConfig(tiles: { archive: string } | { folder: string }): Record<string, unknown> {
  return {
    mjolnir: {
      ...('archive' in tiles ? { tile_extract: tiles.archive } : { tile_dir: tiles.folder }),
      max_cache_size: 128 * 1024 * 1024,
      logging: QUIET,
    },
    loki: {
      actions: [
        'locate',
        'route',
        'sources_to_targets',
        'optimized_route',
        'isochrone',
        'trace_route',
        'trace_attributes',
        'status',
      ],
      use_connectivity: true,
      service_defaults: {
        radius: 0,
        minimum_reachability: 50,
        search_cutoff: SNAP_METERS,
        node_snap_tolerance: 5,
        street_side_tolerance: 5,
        street_side_max_distance: 1000,
        heading_tolerance: 60,
      },
      logging: QUIET,
    },
    thor: { source_to_target_algorithm: 'select_optimal', logging: QUIET },
    odin: { markup_formatter: { markup_enabled: false }, logging: QUIET },
    meili: {
      mode: 'auto',
      customizable: ['search_radius', 'gps_accuracy'],
      default: {
        sigma_z: 4.07,
        gps_accuracy: 5,
        beta: 3,
        max_route_distance_factor: 5,
        max_route_time_factor: 5,
        max_search_radius: 100,
        breakage_distance: 2000,
        interpolation_distance: 10,
        search_radius: 50,
        geometry: false,
        route: true,
        turn_penalty_factor: 0,
      },
      auto: { turn_penalty_factor: 200, search_radius: 50 },
      grid: { size: 500, cache_size: 100_240 },
      logging: QUIET,
    },
    service_limits: {
      ...Object.fromEntries(COSTINGS.map((costing) => [costing, LIMITS])),
      skadi: { max_shape: 750_000, min_resample: 10 },
      isochrone: {
        max_contours: 4,
        max_time_contour: 120,
        max_distance: 25_000,
        max_locations: 1,
        max_distance_contour: 200,
      },
      trace: {
        max_distance: 200_000,
        max_gps_accuracy: 100,
        max_search_radius: 100,
        max_shape: 16_000,
        max_alternates: 3,
        max_alternates_shape: 100,
      },
      centroid: { max_distance: 200_000, max_locations: 5 },
      status: { allow_verbose: false },
      max_alternates: 3,
      max_exclude_locations: 50,
      max_reachability: 100,
      max_radius: 200,
      max_timedep_distance: 500_000,
      max_timedep_distance_matrix: 0,
      max_exclude_polygons_length: 10_000,
      max_distance_disable_hierarchy_culling: 0,
      allow_hard_exclusions: false,
    },
  };
}
