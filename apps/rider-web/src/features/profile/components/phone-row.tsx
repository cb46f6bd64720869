import { BadgeCheck, Phone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserView } from '@groupride/web-api-client';
import { Badge, Button, ListRow, formatPhone } from '@groupride/web-ui';
import { VerifyPhoneDialog } from '../../../shared/verify-phone-dialog';

/** The phone number and whether it is verified. */
export function PhoneRow({ me }: { me: UserView }) {
  const { t } = useTranslation();
  const [verifying, setVerifying] = useState(false);
  const phone = me.phone ? formatPhone(me.phone) : null;
  return (
    <>
      <ListRow
        leading={<Phone size={20} aria-hidden />}
        title={phone ?? t('profile.noPhone')}
        detail={phone && !me.phoneVerified ? t('profile.phoneUnverified') : t('profile.phone')}
        trailing={
          phone &&
          (me.phoneVerified ? (
            <Badge tone="success" icon={<BadgeCheck size={14} aria-hidden />}>
              {t('profile.phoneVerified')}
            </Badge>
          ) : (
            <Button size="sm" variant="soft" onClick={() => setVerifying(true)}>
              {t('profile.verifyPhone')}
            </Button>
          ))
        }
      />
      {phone && verifying && <VerifyPhoneDialog phone={phone} onClose={() => setVerifying(false)} />}
    </>
  );
}
