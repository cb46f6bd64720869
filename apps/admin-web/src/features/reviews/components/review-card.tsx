import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REVIEW_CATEGORIES, rideNumber } from '@groupride/contracts';
import type { AdminReview } from '@groupride/web-api-client';
import { Badge, Box, Button, Card, Flex, Stack, Stars, TextLink, toast, useFormat } from '@groupride/web-ui';
import { Permitted, PersonLink } from '../../../shared/permissions';
import { useProblemText } from '../../../shared/problem-text';
import { useShowReviewMutation } from '../api';
import { HideDialog } from './hide-dialog';
import { ReplyDialog } from './reply-dialog';

/** One review with the actions of operators. */
export function ReviewCard({ review }: { review: AdminReview }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const problemText = useProblemText();
  const [open, setOpen] = useState<'reply' | 'hide' | null>(null);
  const [show, { isLoading }] = useShowReviewMutation();
  const { id, rideId, riderName, driverId, driverName, rating, comment, reply, hiddenAt } = review;
  const about = t('reviews.about', { name: riderName, ride: rideNumber(rideId) });
  const categories = REVIEW_CATEGORIES.filter((category) => review[category] !== null);
  const showAgain = async () => {
    const { error } = await show({ reviewId: id });
    if (error) toast({ tone: 'error', title: problemText(error, t('reviews.failed')) });
    else toast({ tone: 'success', title: t('reviews.shownAgain') });
  };
  return (
    <Card>
      <Stack gap="3">
        <Flex align="center" gap="3" wrap="wrap" textStyle="small">
          <Stars count={rating} label={t('reviews.stars', { count: rating })} />
          {hiddenAt && <Badge tone="warning">{t('reviews.states.hidden')}</Badge>}
          <Box>
            {riderName} → <PersonLink href={`/admin/drivers/${driverId}`}>{driverName}</PersonLink>
          </Box>
          <TextLink href={`/admin/rides/${rideId}`}>{rideNumber(rideId)}</TextLink>
          <Box color="fg.muted" ms="auto" whiteSpace="nowrap">
            {dateTime(review.createdAt)}
          </Box>
        </Flex>
        {comment ? (
          <Box whiteSpace="pre-line" overflowWrap="anywhere" maxW="prose">
            {comment}
          </Box>
        ) : (
          <Box color="fg.muted">{t('reviews.noComment')}</Box>
        )}
        {categories.length > 0 && (
          <Flex gap="4" wrap="wrap" textStyle="caption" color="fg.muted">
            {categories.map((category) => (
              <span key={category}>
                {t(`reviews.categories.${category}`)} {review[category]}
              </span>
            ))}
          </Flex>
        )}
        {reply && (
          <Box borderInlineStartWidth="3px" borderColor="brand.solid" ps="3" textStyle="small">
            <Box textStyle="caption" color="fg.muted">
              {t('reviews.repliedBy', { name: review.repliedBy })}
            </Box>
            <Box whiteSpace="pre-line" overflowWrap="anywhere">
              {reply}
            </Box>
          </Box>
        )}
        {hiddenAt && (
          <Flex align="center" gap="2" textStyle="small" color="fg.muted">
            <EyeOff size={16} aria-hidden />
            {t('reviews.hiddenBy', { name: review.hiddenBy, reason: review.hiddenReason })}
          </Flex>
        )}
        <Permitted permission="reviews.moderate">
          <Flex gap="2" wrap="wrap">
            <Button
              size="sm"
              variant="secondary"
              aria-label={`${t('reviews.reply')}: ${about}`}
              onClick={() => setOpen('reply')}
            >
              {reply ? t('reviews.changeReply') : t('reviews.reply')}
            </Button>
            {hiddenAt ? (
              <Button
                size="sm"
                variant="secondary"
                busy={isLoading}
                aria-label={`${t('reviews.showAgain')}: ${about}`}
                onClick={() => void showAgain()}
              >
                {t('reviews.showAgain')}
              </Button>
            ) : (
              <Button
                size="sm"
                variant="dangerGhost"
                aria-label={`${t('reviews.hide')}: ${about}`}
                onClick={() => setOpen('hide')}
              >
                {t('reviews.hide')}
              </Button>
            )}
          </Flex>
        </Permitted>
      </Stack>
      {open === 'reply' && <ReplyDialog review={review} onClose={() => setOpen(null)} />}
      {open === 'hide' && <HideDialog review={review} onClose={() => setOpen(null)} />}
    </Card>
  );
}
