import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { REVIEW_STATES, type ReviewState } from '@groupride/contracts';
import { Box, Card, EmptyState, Flex, SelectField, Stack, SwitchField } from '@groupride/web-ui';
import { Listing } from '../../../shared/components/listing';
import { Pager } from '../../../shared/components/pager';
import { usePages } from '../../../shared/use-pages';
import { useListReviewsQuery } from '../api';
import { ReviewCard } from './review-card';
import { ReviewSummary } from './review-summary';

const STARS = [5, 4, 3, 2, 1] as const;

/** Ratings and reviews of all drivers, newest first. The URL holds the filters. */
export function ReviewList() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const rating = STARS.find((stars) => String(stars) === query.get('stars'));
  const state: ReviewState | undefined = REVIEW_STATES.find((one) => one === query.get('reviews'));
  const isWritten = query.get('comment') === 'written';
  const filter = {
    ...(rating ? { rating } : {}),
    ...(state ? { state } : {}),
    ...(isWritten ? { comment: 'written' as const } : {}),
  };
  const { start: before, ways: pagination } = usePages<number>(JSON.stringify(filter));
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useListReviewsQuery({ ...filter, ...(before ? { before } : {}) }, { refetchOnMountOrArgChange: true });
  const choose = (name: string, value: string) =>
    setQuery(
      (known) => {
        const next = new URLSearchParams(known);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return (
    <Stack gap="4">
      <ReviewSummary />
      <Flex gap="4" wrap="wrap" align="center">
        <Box w={{ base: 'full', md: '2xs' }}>
          <SelectField
            label={t('reviews.filterStars')}
            labelHidden
            value={rating ?? ''}
            onChange={({ target }) => choose('stars', target.value)}
            options={[
              { value: '', label: t('reviews.allStars') },
              ...STARS.map((count) => ({ value: String(count), label: t('reviews.stars', { count }) })),
            ]}
          />
        </Box>
        <Box w={{ base: 'full', md: '2xs' }}>
          <SelectField
            label={t('reviews.filterState')}
            labelHidden
            value={state ?? ''}
            onChange={({ target }) => choose('reviews', target.value)}
            options={[
              { value: '', label: t('reviews.allStates') },
              ...REVIEW_STATES.map((one) => ({ value: one, label: t(`reviews.states.${one}`) })),
            ]}
          />
        </Box>
        <Box w={{ base: 'full', md: '2xs' }}>
          <SwitchField
            label={t('reviews.onlyWritten')}
            checked={isWritten}
            onChange={(checked) => choose('comment', checked ? 'written' : '')}
          />
        </Box>
      </Flex>
      <Listing what="reviews" asked={{ data, error, isFetching, refetch }}>
        {({ reviews, nextBefore }) =>
          reviews.length === 0 ? (
            <Card>
              <EmptyState
                icon={<Star size={26} aria-hidden />}
                title={t('reviews.none')}
                detail={t(Object.keys(filter).length > 0 ? 'reviews.noneFiltered' : 'reviews.noneYet')}
              />
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
    </Stack>
  );
}
