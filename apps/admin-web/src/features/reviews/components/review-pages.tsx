import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdminReviewList } from '@groupride/web-api-client';
import { Card, EmptyState, Stack } from '@groupride/web-ui';
import { Listing, type QueryState } from '../../../shared/components/listing';
import { Pager } from '../../../shared/components/pager';
import type { usePages } from '../../../shared/use-pages';
import { ReviewCard } from './review-card';

export interface ReviewPagesProps {
  asked: QueryState<AdminReviewList>;
  /** Explains why there are no reviews. */
  none: string;
  pagination: ReturnType<typeof usePages<number>>['pagination'];
}

/** One page of reviews, with buttons to the next and previous one. */
export function ReviewPages({ asked, none, pagination }: ReviewPagesProps) {
  const { t } = useTranslation();
  return (
    <Listing what="reviews" asked={asked}>
      {({ reviews, nextBefore }) => (
        <>
          {reviews.length === 0 ? (
            <Card>
              <EmptyState icon={<Star size={26} aria-hidden />} title={t('reviews.none')} detail={none} />
            </Card>
          ) : (
            <Stack as="ul" gap="3" listStyleType="none" aria-label={t('reviews.title')}>
              {reviews.map((review) => (
                <li key={review.id}>
                  <ReviewCard review={review} />
                </li>
              ))}
            </Stack>
          )}
          <Pager label={t('reviews.pages')} {...pagination(nextBefore)} />
        </>
      )}
    </Listing>
  );
}
