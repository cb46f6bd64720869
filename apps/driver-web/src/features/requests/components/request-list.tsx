import { Radar } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { RideView } from '@groupride/web-api-client';
import {
  Button,
  Card,
  CardSkeletons,
  EmptyState,
  ErrorState,
  InlineAlert,
  Stack,
  VisuallyHidden,
  chakra,
} from '@groupride/web-ui';
import { usePosition } from '../../../shared/position/position-context';
import { useProblemText } from '../../../shared/problem-text';
import { useOfferAnswers } from '../hooks/use-offer-answers';
import { useOfferFeed } from '../hooks/use-offer-feed';
import { offerGone } from '../slice';
import { RequestCard } from './request-card';

export interface RequestListProps {
  driverId: number;
  onAccepted: (ride: RideView) => void;
}

/** What an online driver without a ride sees: the offers, or that they will come. */
export function RequestList({ driverId, onAccepted }: RequestListProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { fix } = usePosition();
  const problemText = useProblemText();
  const { offers, loading, problem, retrying, retry } = useOfferFeed(driverId, { open: true });
  const failed = problem !== undefined;
  const { answering, accept, decline } = useOfferAnswers(driverId, onAccepted);

  return (
    <Stack gap="3">
      <VisuallyHidden>
        <chakra.h2>{t('requests.title')}</chakra.h2>
      </VisuallyHidden>
      {/* Requests that came before are still to be answered. */}
      {offers.length > 0 && failed && (
        <InlineAlert
          tone="warning"
          title={t('requests.failedNewer')}
          action={
            <Button size="sm" variant="secondary" busy={retrying} onClick={retry}>
              {t('app.retry')}
            </Button>
          }
        >
          {problemText(problem)}
        </InlineAlert>
      )}
      {offers.map((offer) => (
        <RequestCard
          key={offer.request.offerId}
          offer={offer}
          answering={answering?.offerId === offer.request.offerId ? answering.kind : null}
          onAccept={() => void accept(offer)}
          onDecline={() => void decline(offer)}
          onExpire={() => dispatch(offerGone(offer.request.offerId))}
        />
      ))}
      {offers.length === 0 && loading && <CardSkeletons count={1} label={t('app.loading')} />}
      {offers.length === 0 && failed && (
        <Card>
          <ErrorState
            title={t('requests.failed')}
            detail={`${problemText(problem)} ${t('requests.failedAgain')}`}
            onRetry={retry}
            retryLabel={t('app.retry')}
            retrying={retrying}
          />
        </Card>
      )}
      {offers.length === 0 && !loading && !failed && (
        <Card>
          <EmptyState
            icon={<Radar size={26} aria-hidden />}
            title={t('requests.waitingTitle')}
            detail={fix ? t('requests.waitingText') : t('requests.noPosition')}
          />
        </Card>
      )}
    </Stack>
  );
}
