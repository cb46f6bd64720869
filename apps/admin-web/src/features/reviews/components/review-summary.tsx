import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Box, Card, Flex, Stack, useFormat } from '@groupride/web-ui';
import { useGetReviewSummaryQuery } from '../api';

const COUNTS = ['five', 'four', 'three', 'two', 'one'] as const;

/** The average rating, and the distribution of ratings. */
export function ReviewSummary() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { data } = useGetReviewSummaryQuery();
  // The list below explains why loading failed.
  if (!data) return null;
  const all = COUNTS.reduce((sum, count) => sum + data[count], 0);
  if (all === 0) return null;
  return (
    <Card>
      <Flex gap="8" wrap="wrap" align="center">
        <Box>
          <Flex align="center" gap="2" fontSize="4xl" fontWeight="bold" lineHeight="1">
            {number(data.average ?? 0, { maximumFractionDigits: 2 })}
            <Box color="brand.solid">
              <Star size={28} fill="currentColor" aria-hidden />
            </Box>
          </Flex>
          <Box textStyle="small" color="fg.muted" mt="1">
            {t('reviews.count', { count: all })}
          </Box>
        </Box>
        <Stack as="ul" listStyleType="none" gap="1.5" flex="1" minW="3xs" aria-label={t('reviews.distribution')}>
          {COUNTS.map((count, index) => (
            <Flex as="li" key={count} align="center" gap="3" textStyle="small">
              <Box w="14" whiteSpace="nowrap">
                {t('reviews.stars', { count: 5 - index })}
              </Box>
              <Box flex="1" h="2" borderRadius="full" bg="bg.muted" overflow="hidden" aria-hidden>
                <Box h="full" bg="brand.solid" style={{ width: `${(100 * data[count]) / all}%` }} />
              </Box>
              <Box w="12" textAlign="end" fontVariantNumeric="tabular-nums">
                {number(data[count])}
              </Box>
            </Flex>
          ))}
        </Stack>
      </Flex>
    </Card>
  );
}
