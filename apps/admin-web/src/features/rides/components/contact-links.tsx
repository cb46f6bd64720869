import { MessageSquare, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RideContact } from '@groupride/web-api-client';
import { Flex, LinkButton, TextLink, formatPhone } from '@groupride/web-ui';
import { usePermission } from '../../../shared/permissions';

/** Links to call somebody or to write in their support chat. */
export function ContactLinks({ contact }: { contact: RideContact }) {
  const { t } = useTranslation();
  const { name, phone, userId } = contact;
  const mayOpenChat = usePermission('people.view');
  return (
    <Flex align="center" gap="2" wrap="wrap">
      {phone && (
        <TextLink href={`tel:+1${phone}`} aria-label={`${t('rideActions.call', { name })}, ${formatPhone(phone)}`}>
          <Flex as="span" align="center" gap="1" whiteSpace="nowrap">
            <Phone size={14} aria-hidden />
            {formatPhone(phone)}
          </Flex>
        </TextLink>
      )}
      {mayOpenChat && (
        <LinkButton
          size="sm"
          variant="ghost"
          href={`/admin/support?person=${userId}`}
          aria-label={t('rideActions.message', { name })}
        >
          <MessageSquare size={16} aria-hidden />
        </LinkButton>
      )}
    </Flex>
  );
}
