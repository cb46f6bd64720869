import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInSecurity } from '@groupride/web-api-client';
import { Badge, Box, Button, Card, Flex, Stack, formatPhone } from '@groupride/web-ui';
import { ChangePhoneDialog } from './change-phone-dialog';
import { VerifyPhoneDialog } from './verify-phone-dialog';

/** Lets the operator change and verify the phone number that receives second-factor codes. */
export function PhoneCard({ security: { phone, phoneVerified } }: { security: SignInSecurity }) {
  const { t } = useTranslation();
  const [isChanging, setIsChanging] = useState(false);
  const [verifying, setVerifying] = useState<string | null>(null);
  return (
    <Card
      title={t('security.phone.title')}
      action={
        phone === null ? undefined : (
          <Badge tone={phoneVerified ? 'success' : 'warning'}>
            {t(phoneVerified ? 'security.phone.verified' : 'security.phone.unverified')}
          </Badge>
        )
      }
    >
      <Stack gap="3">
        <Box textStyle={phone === null ? 'small' : 'label'}>
          {phone ? formatPhone(phone) : t('security.phone.none')}
        </Box>
        <Box textStyle="small" color="fg.muted">
          {t(phone !== null && !phoneVerified ? 'security.phone.textUnverified' : 'security.phone.text')}
        </Box>
        <Flex gap="2" wrap="wrap">
          {phone !== null && !phoneVerified && (
            <Button size="sm" onClick={() => setVerifying(phone ?? null)}>
              {t('security.phone.verify')}
            </Button>
          )}
          <Button size="sm" variant="secondary" onClick={() => setIsChanging(true)}>
            {t(phone === null ? 'security.phone.add' : 'security.phone.change')}
          </Button>
        </Flex>
      </Stack>
      {isChanging && (
        <ChangePhoneDialog
          onChanged={(changed) => {
            setIsChanging(false);
            if (changed.phone && !changed.phoneVerified) setVerifying(changed.phone);
          }}
          onClose={() => setIsChanging(false)}
        />
      )}
      {verifying !== null && <VerifyPhoneDialog phone={verifying} onClose={() => setVerifying(null)} />}
    </Card>
  );
}
