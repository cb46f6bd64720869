import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '@groupride/web-ui';
import { Page } from '../../shared/page';
import { LocationTab } from './components/location-tab';
import { RouteTab } from './components/route-tab';
import { ServiceStatus } from './components/service-status';

type Tab = 'input' | 'planning' | 'live';

/** Shows which mapping services respond and lets people try them. The router passes in the live map. */
export function MappingPage({ liveMap }: { liveMap: ReactNode }) {
  const { t } = useTranslation();
  const [tab, setTab] = useState<Tab>('input');
  return (
    <Page title={t('mapping.title')} back="/">
      <ServiceStatus />
      <Tabs<Tab>
        label={t('mapping.title')}
        value={tab}
        onChange={setTab}
        items={[
          { value: 'input', label: t('mapping.input'), panel: <LocationTab /> },
          { value: 'planning', label: t('mapping.planning'), panel: <RouteTab /> },
          { value: 'live', label: t('mapping.live'), panel: tab === 'live' ? liveMap : null },
        ]}
      />
    </Page>
  );
}
