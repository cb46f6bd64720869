import { LiveMapPanel } from '../features/live-map/live-map-panel';
import { MappingPage } from '../features/mapping/mapping-page';

/** /mapping: the services, with the riders' live map among them. */
export default function MappingRoute() {
  return <MappingPage liveMap={<LiveMapPanel />} />;
}
