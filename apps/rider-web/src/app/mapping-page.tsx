import { useNavigate } from 'react-router-dom';
import { LiveMapPanel } from '../features/live-map/live-map-panel';
import { MappingPage } from '../features/mapping/mapping-page';

/** The /mapping page: mapping services, including the riders' live map. */
export default function MappingRoute() {
  const navigate = useNavigate();
  return (
    <MappingPage
      liveMap={<LiveMapPanel onChoose={(end, place) => void navigate('/', { state: { planned: { [end]: place } } })} />}
    />
  );
}
