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
  const forOperations = pathname === '/admin' || pathname.startsWith('/admin/');
  const base = forOperations ? adminWebUrl : driverWebUrl;
  const path = forOperations ? pathname.slice('/admin'.length) || '/' : pathname;
  useEffect(() => {
    if (base) window.location.replace(new URL(`${path}${search}`, base).href);
  }, [base, path, search]);
  return <LoadingState label={t('common.loading')} />;
}
