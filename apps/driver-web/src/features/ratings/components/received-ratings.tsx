import { Star } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RATINGS_UNTIL_SHOWN, REVIEW_CATEGORIES } from '@groupride/contracts';
import { useGetDriverReviewsQuery, type DriverReviews } from '@groupride/web-api-client';
import {
  Box,
  Button,
  Card,
  CardSkeletons,
  EmptyState,
  ErrorState,
  Flex,
  ProgressTrack,
  Stack,
  useFormat,
} from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { ReceivedReview } from './received-review';

/** The driver's average rating, the distribution of ratings, and the comments. */
export function ReceivedRatings({ driverId }: { driverId: number }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useGetDriverReviewsQuery(
    { driverId },
    { refetchOnMountOrArgChange: true },
  );
  if (!data) {
    if (!error) return <CardSkeletons count={2} label={t('app.loading')} />;
    return (
      <Card title={t('ratings.received')}>
        <ErrorState
          title={t('ratings.failed')}
          detail={problemText(error)}
          onRetry={() => void refetch()}
          retryLabel={t('app.retry')}
          retrying={isFetching}
        />
      </Card>
    );
  }
  if (data.count < RATINGS_UNTIL_SHOWN)
    return (
      <Card title={t('ratings.received')}>
        <EmptyState
          icon={<Star size={26} aria-hidden />}
          title={t('ratings.new')}
          detail={t('ratings.newText', { count: data.count, until: RATINGS_UNTIL_SHOWN })}
        />
      </Card>
    );
  return (
    <>
      <Summary ratings={data} />
      <Card flush title={t('ratings.comments')}>
        <Box textStyle="small" color="fg.muted" px="4" pb="3">
          {t('ratings.private')}
        </Box>
        {data.reviews.length === 0 ? (
          <Box px="4" pb="4">
            {t('ratings.commentsEmpty')}
          </Box>
        ) : (
          <Page driverId={driverId} reviews={data} />
        )}
      </Card>
    </>
  );
}

function Summary({ ratings: { average, count, stars, categories } }: { ratings: DriverReviews }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const shown = (value: number) => number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const rated = REVIEW_CATEGORIES.flatMap((category) => {
    const value = categories[category];
    return typeof value === 'number' ? [{ category, value }] : [];
  });
  return (
    <Card title={t('ratings.received')}>
      <Stack gap="4">
        <Flex align="baseline" gap="2">
          <Box textStyle="figure">{typeof average === 'number' ? shown(average) : '–'}</Box>
          <Box textStyle="small" color="fg.muted">
            {t('ratings.count', { count })}
          </Box>
        </Flex>
        <Stack gap="2">
          {stars.map((each) => (
            <Flex key={each.stars} align="center" gap="3" textStyle="small">
              <Box w="16" flexShrink="0">
                {t('ratings.stars', { count: each.stars })}
              </Box>
              <Box flex="1">
                <ProgressTrack
                  label={t('ratings.stars', { count: each.stars })}
                  value={Math.round((each.count / count) * 100)}
                />
              </Box>
              <Box w="8" textAlign="end" fontVariantNumeric="tabular-nums">
                {number(each.count)}
              </Box>
            </Flex>
          ))}
        </Stack>
        {rated.length > 0 && (
          <Stack as="dl" gap="2" borderTopWidth="1px" pt="4">
            {rated.map(({ category, value }) => (
              <Flex key={category} justify="space-between" textStyle="small">
                <Box as="dt">{t(`ratings.categories.${category}`)}</Box>
                <Box as="dd" fontWeight="semibold">
                  {shown(value)}
                </Box>
              </Flex>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

/** One page of reviews, followed by the next one on demand. */
function Page({ driverId, reviews: { reviews, nextBefore } }: { driverId: number; reviews: DriverReviews }) {
  const { t } = useTranslation();
  const [more, setMore] = useState(false);
  return (
    <>
      <Stack as="ul" listStyleType="none" gap="0">
        {reviews.map((review) => (
          <ReceivedReview key={review.id} review={review} />
        ))}
      </Stack>
      {typeof nextBefore === 'number' &&
        (more ? (
          <NextPage driverId={driverId} before={nextBefore} />
        ) : (
          <Box p="4">
            <Button block variant="secondary" onClick={() => setMore(true)}>
              {t('ratings.more')}
            </Button>
          </Box>
        ))}
    </>
  );
}

function NextPage({ driverId, before }: { driverId: number; before: number }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useGetDriverReviewsQuery({ driverId, before });
  if (data) return <Page driverId={driverId} reviews={data} />;
  if (!error) return <CardSkeletons count={1} label={t('app.loading')} />;
  return (
    <ErrorState
      title={t('ratings.failed')}
      detail={problemText(error)}
      onRetry={() => void refetch()}
      retryLabel={t('app.retry')}
      retrying={isFetching}
    />
  );
}
