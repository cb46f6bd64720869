import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingState, PageHeader, Stack, Tabs } from '@groupride/web-ui';
import { SETTING_KINDS, type SettingKind } from '@groupride/contracts';
import { SettingPanel, type EditorProps } from '../../features/settings/components/setting-panel';
import {
  FeaturesEditor,
  LegalTextsEditor,
  RepliesEditor,
  ThresholdsEditor,
} from '../../features/settings/components/value-editors';
import { usePageTitle } from '../../shared/use-page-title';
import { usePersonTab } from './use-person-tab';

// The map code is loaded with the tab.
const AreaEditor = lazy(async () => ({
  default: (await import('../../features/settings/components/area-editor')).AreaEditor,
}));

const VehicleClassesEditor = lazy(async () => ({
  default: (await import('../../features/settings/components/vehicle-classes-editor')).VehicleClassesEditor,
}));

/** Settings that apply to everyone, each with its history. The URL holds the selected tab. */
export function SettingsPage() {
  const { t } = useTranslation();
  usePageTitle(t('settings.title'));
  const [tab, setTab] = usePersonTab<SettingKind>([
    'service_area',
    'features',
    'legal_texts',
    'support_replies',
    'alert_thresholds',
    'vehicle_classes',
  ]);
  const editors: Record<SettingKind, (props: EditorProps) => ReactNode> = {
    service_area: (props) => (
      <Suspense fallback={<LoadingState label={t('app.loading')} />}>
        <AreaEditor {...props} />
      </Suspense>
    ),
    features: (props) => <FeaturesEditor {...props} />,
    legal_texts: (props) => <LegalTextsEditor {...props} />,
    support_replies: (props) => <RepliesEditor {...props} />,
    alert_thresholds: (props) => <ThresholdsEditor {...props} />,
    vehicle_classes: (props) => (
      <Suspense fallback={<LoadingState label={t('app.loading')} />}>
        <VehicleClassesEditor {...props} />
      </Suspense>
    ),
  };
  return (
    <Stack gap="4">
      <PageHeader backOffice title={t('settings.title')} subtitle={t('settings.text')} />
      <Tabs
        label={t('settings.tabs')}
        value={tab}
        onChange={(value) => setTab(SETTING_KINDS.find((kind) => kind === value) ?? 'service_area')}
        items={SETTING_KINDS.map((kind) => ({
          value: kind,
          label: t(`settings.kinds.${kind}`),
          panel: <SettingPanel kind={kind} editor={editors[kind]} />,
        }))}
      />
    </Stack>
  );
}
