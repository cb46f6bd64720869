import { useTranslation } from 'react-i18next';
import { OFFER_STATUSES, type OfferStatus } from '@groupride/contracts';
import type { AdminRideView } from '@groupride/web-api-client';
import { Avatar, Badge, Box, Card, ListRow, RowList, useFormat, type Tone } from '@groupride/web-ui';

const TONES: Record<OfferStatus, Tone> = {
  open: 'info',
  accepted: 'success',
  declined: 'warning',
  expired: 'neutral',
  withdrawn: 'neutral',
};
const asOfferStatus = (text: string): OfferStatus | undefined => OFFER_STATUSES.find((status) => status === text);

/** Offers to drivers and their answers. */
export function RideOffers({ offers }: { offers: AdminRideView['offers'] }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const endOf = ({ cause, status }: AdminRideView['offers'][number]) => {
    if (cause) return t(`offerCause.${cause}`);
    const known = asOfferStatus(status);
    return known ? t(`offerStatus.${known}`) : status;
  };
  return (
    <Card flush title={t('ride.offers')}>
      {offers.length === 0 ? (
        <Box px="4" pb="5" pt="1" textStyle="small" color="fg.muted">
          {t('ride.noOffers')}
        </Box>
      ) : (
        <RowList label={t('ride.offers')}>
          {offers.map((offer) => {
            const status = asOfferStatus(offer.status);
            return (
              <li key={`${offer.driverId}-${offer.createdAt}`}>
                <ListRow
                  leading={<Avatar name={offer.driverName} size={36} />}
                  title={offer.driverName}
                  detail={dateTime(offer.createdAt)}
                  trailing={<Badge tone={status ? TONES[status] : 'neutral'}>{endOf(offer)}</Badge>}
                />
              </li>
            );
          })}
        </RowList>
      )}
    </Card>
  );
}
