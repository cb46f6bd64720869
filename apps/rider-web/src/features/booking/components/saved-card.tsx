import { CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useListCardsQuery } from '@groupride/web-api-client';
import { Box, Flex } from '@groupride/web-ui';
import { BRANDS } from '../../../shared/payments/card-name';
import { useSession } from '../../../shared/session';

/** The card that is offered first on the payment page, if one is saved. */
export function SavedCard() {
  const { t } = useTranslation();
  const { me } = useSession();
  const { data: cards = [] } = useListCardsQuery(undefined, { skip: !me });
  const card = cards.find(({ isDefault, isExpired }) => isDefault && !isExpired);
  if (!card) return null;
  return (
    <Flex align="center" gap="2" textStyle="small" color="fg.muted">
      <CreditCard size={16} aria-hidden />
      <Box>{t('payChoice.savedCard', { brand: BRANDS[card.brand] ?? t('payChoice.card'), last4: card.last4 })}</Box>
    </Flex>
  );
}
