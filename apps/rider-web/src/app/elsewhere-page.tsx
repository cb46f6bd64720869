import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LoadingState } from '@groupride/web-ui';
import { useClientConfig } from '../shared/session';

/** Paths of the other applications: `/admin` opens operations, the rest continue in the driver application. */
export default function ElsewherePage() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { driverWebUrl, adminWebUrl } = useClientConfig() ?? {};
  const base = pathname.startsWith('/admin') ? adminWebUrl : driverWebUrl;
  useEffect(() => {
    if (base) window.location.replace(new URL(`${pathname}${search}`, base).href);
  }, [base, pathname, search]);
  return <LoadingState label={t('common.loading')} />;
}
