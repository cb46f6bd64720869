import { useTranslation } from 'react-i18next';
import { Card, Stack } from '@groupride/web-ui';
import type { OpenOffer } from '../open-offers';
import { OfferAnswers, OfferFacts, OfferHead, type OfferAnswersProps } from './offer-parts';

export interface RequestCardProps extends OfferAnswersProps {
  offer: OpenOffer;
  onExpire: () => void;
}

/** An offer that arrived while another one was open. */
export function RequestCard({ offer, onExpire, ...answers }: RequestCardProps) {
  const { t } = useTranslation();
  return (
    <Card aria-label={t('requests.forRider', { name: offer.request.riderName })} boxShadow="md">
      <Stack gap="4">
        <OfferHead offer={offer} onExpire={onExpire} />
        <OfferFacts request={offer.request} />
        <OfferAnswers {...answers} />
      </Stack>
    </Card>
  );
}
