import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { isUnreachable, type RideView } from '@groupride/web-api-client';
import { Button, CardSkeletons, InlineAlert, Stack } from '@groupride/web-ui';
import { ActionBar, SheetHead, SheetHeadline } from '../../../shared/layout/sheet-slots';
import { usePosition } from '../../../shared/position/position-context';
import { useProblemText } from '../../../shared/problem-text';
import { useOfferAnswers } from '../hooks/use-offer-answers';
import { useEndedNotice } from '../hooks/use-ended-notice';
import { useOfferFeed } from '../hooks/use-offer-feed';
import type { OpenOffer } from '../open-offers';
import { offerGone } from '../slice';
import { OfferAnswers, OfferFacts, OfferHead } from './offer-parts';
import { RequestCard } from './request-card';

export interface RequestListProps {
  driverId: number;
  onAccepted: (ride: RideView) => void;
  /** A button that ends the shift. */
  stop: ReactNode;
  /** Whether this phone has no connection, so that no request can arrive. */
  cutOff: boolean;
}

/** Milliseconds after an offer was replaced during which a press still counts as meant for the previous one. */
export const SWAP_GUARD_MS = 700;

/**
 * The view of an online driver without a ride: the oldest offer with its buttons and later ones below it, or a waiting
 * message.
 */
export function RequestList({ driverId, onAccepted, stop, cutOff }: RequestListProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { fix } = usePosition();
  const problemText = useProblemText();
  const { offers, loading, problem, retrying, retry } = useOfferFeed(driverId, { open: true });
  const failed = problem !== undefined;
  const { answering, isAnswered, accept, decline } = useOfferAnswers(driverId, onAccepted);
  useEndedNotice(offers, isAnswered);
  const [first, ...others] = offers;
  const isMeant = useSwapGuard(first?.request.offerId ?? null);

  const answersOf = (offer: OpenOffer) => ({
    answering: answering?.offerId === offer.request.offerId ? answering.kind : null,
    onAccept: () => void accept(offer),
    onDecline: () => void decline(offer),
  });
  const onExpire = (offer: OpenOffer) => dispatch(offerGone(offer.request.offerId));

  if (!first) {
    return (
      <>
        <SheetHead>
          <Stack gap="3">
            <SheetHeadline
              title={cutOff ? t('requests.cutOffTitle') : failed ? t('requests.failed') : t('requests.waitingTitle')}
              detail={
                cutOff
                  ? t('requests.cutOffText')
                  : failed
                    ? `${isUnreachable(problem) ? t('errors.unreachable') : problemText(problem)} ${t('requests.failedAgain')}`
                    : fix
                      ? t('requests.waitingText')
                      : t('requests.noPosition')
              }
              action={stop}
            />
            {failed && !cutOff && (
              <Button block variant="secondary" busy={retrying} onClick={retry}>
                {t('app.retry')}
              </Button>
            )}
          </Stack>
        </SheetHead>
        {loading && <CardSkeletons count={1} label={t('app.loading')} />}
      </>
    );
  }
  const answers = answersOf(first);
  return (
    <Stack gap="4">
      <SheetHead>
        <OfferHead key={first.request.offerId} offer={first} onExpire={() => onExpire(first)} />
      </SheetHead>
      {/* Requests received earlier can still be answered. */}
      {failed && (
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
      <OfferFacts request={first.request} />
      {others.map((offer) => (
        <RequestCard key={offer.request.offerId} offer={offer} {...answersOf(offer)} onExpire={() => onExpire(offer)} />
      ))}
      <ActionBar>
        <OfferAnswers
          answering={answers.answering}
          onAccept={() => isMeant() && answers.onAccept()}
          onDecline={() => isMeant() && answers.onDecline()}
        />
      </ActionBar>
    </Stack>
  );
}

/** Ignores presses right after the next offer has replaced the previous one, because the buttons do not move. */
function useSwapGuard(offerId: number | null): () => boolean {
  const before = useRef(offerId);
  const swappedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (before.current !== null && offerId !== null && before.current !== offerId) swappedAt.current = Date.now();
    before.current = offerId;
  }, [offerId]);
  return () => Date.now() - swappedAt.current >= SWAP_GUARD_MS;
}
