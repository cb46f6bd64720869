import { useTranslation } from 'react-i18next';
import { Grid, PageHeader, Stack } from '@groupride/web-ui';
import { useGetSignInSecurityQuery } from '../../features/security/api';
import { AuthenticatorCard } from '../../features/security/components/authenticator-card';
import { PasskeysCard } from '../../features/security/components/passkeys-card';
import { PhoneCard } from '../../features/security/components/phone-card';
import { RecoveryCodesCard } from '../../features/security/components/recovery-codes-card';
import { SessionsCard } from '../../features/security/components/sessions-card';
import { Listing } from '../../shared/components/listing';
import { usePageTitle } from '../../shared/use-page-title';

/** The operator's sign-in methods and active sessions. */
export function SecurityPage() {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useGetSignInSecurityQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  usePageTitle(t('security.title'));
  return (
    <Stack gap="4">
      <PageHeader backOffice title={t('security.title')} subtitle={t('security.text')} />
      <Listing what="security" asked={{ data, error, isFetching, refetch }} skeletons={2}>
        {(security) => (
          <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="4" alignItems="start">
            <PasskeysCard />
            <AuthenticatorCard security={security} />
            <PhoneCard security={security} />
            {(security.authenticator || security.recoveryCodesLeft > 0) && <RecoveryCodesCard security={security} />}
          </Grid>
        )}
      </Listing>
      <SessionsCard />
    </Stack>
  );
}
