import { useTranslation } from 'react-i18next';
import { REVIEW_CATEGORIES } from '@groupride/contracts';
import type { DriverReview } from '@groupride/web-api-client';
import { Box, Flex, Stars, useFormat } from '@groupride/web-ui';

/** A review without the rider's identity. */
export function ReceivedReview({ review }: { review: DriverReview }) {
  const { t } = useTranslation();
  const { month } = useFormat();
  const categories = REVIEW_CATEGORIES.filter((category) => typeof review[category] === 'number');
  return (
    <Box as="li" px="4" py="3" borderTopWidth="1px">
      <Flex justify="space-between" align="center" gap="3">
        <Stars count={review.rating} label={t('ratings.stars', { count: review.rating })} />
        <Box textStyle="caption" color="fg.muted">
          {month(review.month)}
        </Box>
      </Flex>
      {review.comment && (
        <Box mt="2" whiteSpace="pre-line" overflowWrap="anywhere">
          {review.comment}
        </Box>
      )}
      {categories.length > 0 && (
        <Box textStyle="caption" color="fg.muted" mt="1.5">
          {categories.map((category) => `${t(`ratings.categories.${category}`)} ${review[category]}`).join(' · ')}
        </Box>
      )}
    </Box>
  );
}
