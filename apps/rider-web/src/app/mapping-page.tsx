import { useNavigate } from 'react-router-dom';
import { LiveMapPanel } from '../features/live-map/live-map-panel';
import { MappingPage } from '../features/mapping/mapping-page';

/** /mapping: the services, with the riders' live map among them. */
export default function MappingRoute() {
  const navigate = useNavigate();
  return (
    <MappingPage
      liveMap={<LiveMapPanel onChoose={(end, place) => void navigate('/', { state: { planned: { [end]: place } } })} />}
    />
  );
}
