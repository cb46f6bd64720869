import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { REVIEW_STATES, type ReviewState } from '@groupride/contracts';
import { Box, DateField, Flex, SelectField, Stack, SwitchField } from '@groupride/web-ui';
import { RemovableFilter, useDaysText } from '../../../shared/components/removable-filter';
import { readDays } from '../../../shared/day-range';
import { usePages } from '../../../shared/use-pages';
import { useListReviewsQuery } from '../api';
import { ReviewPages } from './review-pages';
import { ReviewSummary } from './review-summary';

const STARS = [5, 4, 3, 2, 1] as const;
const REPLIES = ['unanswered', 'answered'] as const;

/** Ratings and reviews of all drivers, newest first. The URL holds the filters. */
export function ReviewList() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const rating = STARS.find((stars) => String(stars) === query.get('stars'));
  const state: ReviewState | undefined = REVIEW_STATES.find((one) => one === query.get('reviews'));
  const isWritten = query.get('comment') === 'written';
  const reply = REPLIES.find((one) => one === query.get('reply'));
  const driverId = Number.parseInt(query.get('driver') ?? '', 10) || undefined;
  const days = readDays(query);
  const filter = {
    ...(rating ? { rating } : {}),
    ...(state ? { state } : {}),
    ...(reply ? { reply } : {}),
    ...(driverId ? { driverId } : {}),
    ...days,
    ...(isWritten ? { comment: 'written' as const } : {}),
  };
  const { start: before, pagination } = usePages<number>(JSON.stringify(filter));
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useListReviewsQuery({ ...filter, ...(before ? { before } : {}) }, { refetchOnMountOrArgChange: true });
  const daysText = useDaysText();
  const choose = (change: Record<string, string>) =>
    setQuery(
      (known) => {
        const next = new URLSearchParams(known);
        for (const [name, value] of Object.entries(change)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
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
            onChange={({ target }) => choose({ stars: target.value })}
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
            onChange={({ target }) => choose({ reviews: target.value })}
            options={[
              { value: '', label: t('reviews.allStates') },
              ...REVIEW_STATES.map((one) => ({ value: one, label: t(`reviews.states.${one}`) })),
            ]}
          />
        </Box>
        <Box w={{ base: 'full', md: '2xs' }}>
          <SelectField
            label={t('reviews.filterReply')}
            labelHidden
            value={reply ?? ''}
            onChange={({ target }) => choose({ reply: target.value })}
            options={[
              { value: '', label: t('reviews.allReplies') },
              ...REPLIES.map((one) => ({ value: one, label: t(`reviews.replies.${one}`) })),
            ]}
          />
        </Box>
        <Flex gap="2" align="end" wrap="wrap">
          {(['from', 'to'] as const).map((end) => (
            <Box key={end} w="10rem">
              <DateField
                label={t(`days.${end}`)}
                value={days[end] ?? ''}
                min={end === 'to' ? days.from : undefined}
                max={end === 'from' ? days.to : undefined}
                onChange={({ target }) => choose({ [end]: target.value })}
              />
            </Box>
          ))}
        </Flex>
        <Box w={{ base: 'full', md: '2xs' }}>
          <SwitchField
            label={t('reviews.onlyWritten')}
            checked={isWritten}
            onChange={(checked) => choose({ comment: checked ? 'written' : '' })}
          />
        </Box>
      </Flex>
      <Flex gap="2" wrap="wrap" _empty={{ display: 'none' }}>
        {driverId && (
          <RemovableFilter
            text={t('reviews.ofDriver', { name: data?.reviews[0]?.driverName ?? driverId })}
            onRemove={() => choose({ driver: '' })}
          />
        )}
        {(days.from ?? days.to) !== undefined && (
          <RemovableFilter
            text={t('reviews.given', { days: daysText(days) })}
            onRemove={() => choose({ from: '', to: '' })}
          />
        )}
      </Flex>
      <ReviewPages
        asked={{ data, error, isFetching, refetch }}
        none={t(Object.keys(filter).length > 0 ? 'reviews.noneFiltered' : 'reviews.noneYet')}
        pagination={pagination}
      />
    </Stack>
  );
}
