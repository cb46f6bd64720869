import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card, EmptyState, Stack } from '@groupride/web-ui';
import { Listing } from '../../../shared/components/listing';
import { Pager } from '../../../shared/components/pager';
import { usePages } from '../../../shared/use-pages';
import { useListReviewsQuery } from '../api';
import { ReviewCard } from './review-card';

/** Reviews that a rider gave or a driver got, newest first. */
export function PersonReviews({ of }: { of: { riderId: number } | { driverId: number } }) {
  const { t } = useTranslation();
  const { start: before, pagination } = usePages<number>(JSON.stringify(of));
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useListReviewsQuery({ ...of, ...(before ? { before } : {}) }, { refetchOnMountOrArgChange: true });
  return (
    <Listing what="reviews" asked={{ data, error, isFetching, refetch }}>
      {({ reviews, nextBefore }) =>
        reviews.length === 0 ? (
          <Card>
            <EmptyState icon={<Star size={26} aria-hidden />} title={t('reviews.none')} detail={t('reviews.noneYet')} />
          </Card>
        ) : (
          <>
            <Stack as="ul" gap="3" listStyleType="none" aria-label={t('reviews.title')}>
              {reviews.map((review) => (
                <li key={review.id}>
                  <ReviewCard review={review} />
                </li>
              ))}
            </Stack>
            <Pager label={t('reviews.pages')} {...pagination(nextBefore)} />
          </>
        )
      }
    </Listing>
  );
}
