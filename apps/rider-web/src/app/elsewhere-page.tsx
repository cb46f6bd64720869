import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LoadingState } from '@groupride/web-ui';
import { useClientConfig } from '../shared/session';

/** Paths of the driver application: they go on there. */
export default function ElsewherePage() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const url = useClientConfig()?.driverWebUrl;
  useEffect(() => {
    if (url) window.location.replace(new URL(`${pathname}${search}`, url).href);
  }, [url, pathname, search]);
  return <LoadingState label={t('common.loading')} />;
}
