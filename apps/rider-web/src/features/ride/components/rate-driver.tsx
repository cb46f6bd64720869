import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REVIEW_CATEGORIES, type ReviewCategory } from '@groupride/contracts';
import type { GivenReview } from '@groupride/web-api-client';
import { Box, Button, Card, InlineAlert, StarRating, Stack, TextAreaField, toast } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useGetOwnReviewQuery, useGiveReviewMutation } from '../api';

const MOST_CHARACTERS = 1000;

/** Lets the rider review the driver once after the trip. */
export function RateDriver({ rideId }: { rideId: number }) {
  const { data } = useGetOwnReviewQuery({ rideId });
  if (data?.given) return <Given review={data.given} reply={data.reply ?? null} />;
  return data?.mayReview ? <Form rideId={rideId} /> : null;
}

function Given({ review, reply }: { review: GivenReview; reply: string | null }) {
  const { t } = useTranslation();
  return (
    <InlineAlert tone="success" title={t('review.given', { count: review.rating })}>
      {t('review.givenDetail')}
      {reply && (
        <Box mt="2" whiteSpace="pre-line" overflowWrap="anywhere">
          {t('review.reply', { text: reply })}
        </Box>
      )}
    </InlineAlert>
  );
}

function Form({ rideId }: { rideId: number }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [rating, setRating] = useState<number | null>(null);
  const [categories, setCategories] = useState<Partial<Record<ReviewCategory, number>>>({});
  const [comment, setComment] = useState('');
  const [missing, setMissing] = useState(false);
  const [give, { isLoading }] = useGiveReviewMutation();
  const starsText = (count: number) => t('review.stars', { count });

  const send = async () => {
    if (rating === null) {
      setMissing(true);
      return;
    }
    const text = comment.trim();
    const answer = await give({
      rideId,
      reviewRequest: { rating, ...categories, ...(text ? { comment: text } : {}) },
    });
    if ('error' in answer) toast({ title: t('review.failed'), description: problemText(answer.error), tone: 'error' });
    else toast({ title: t('review.thanks'), description: t('review.thanksDetail'), tone: 'success' });
  };
  return (
    <Card title={t('review.title')}>
      <Stack gap="3">
        <StarRating
          label={t('review.overall')}
          labelHidden
          size="lg"
          starsText={starsText}
          value={rating}
          onChange={(stars) => {
            setRating(stars);
            setMissing(false);
          }}
        />
        {missing && (
          <InlineAlert tone="error" title={t('review.required')}>
            {t('review.requiredDetail')}
          </InlineAlert>
        )}
        {rating !== null && (
          <>
            <Box>
              {REVIEW_CATEGORIES.map((category) => (
                <StarRating
                  key={category}
                  label={t(`review.categories.${category}`)}
                  starsText={starsText}
                  value={categories[category] ?? null}
                  onChange={(stars) => setCategories((known) => ({ ...known, [category]: stars }))}
                />
              ))}
            </Box>
            <TextAreaField
              label={t('review.comment')}
              hint={t('review.private')}
              value={comment}
              maxLength={MOST_CHARACTERS}
              rows={3}
              onChange={(event) => setComment(event.target.value)}
            />
          </>
        )}
        <Button block variant={rating === null ? 'secondary' : 'primary'} busy={isLoading} onClick={() => void send()}>
          {t('review.send')}
        </Button>
      </Stack>
    </Card>
  );
}
