import { useTranslation } from 'react-i18next';
import type { SharedPosition } from '@groupride/web-api-client';
import { Box, chakra, Flex, Stack } from '@groupride/web-ui';
import { usePositionAge } from '../hooks/use-position-age';

export interface MemberPositionsProps {
  positions: readonly SharedPosition[];
}

/** The members on the way to the pickup, and the age of each position. */
export function MemberPositions({ positions }: MemberPositionsProps) {
  const { t } = useTranslation();
  const ageText = usePositionAge();
  if (positions.length === 0) return null;
  return (
    <Box>
      <Box textStyle="caption" color="fg.muted">
        {t('members.title')}
      </Box>
      <Stack as="ul" gap="1" mt="1" aria-label={t('members.title')} listStyleType="none">
        {positions.map(({ userId, name, timestamp }) => (
          <Flex as="li" key={userId} justify="space-between" gap="3">
            <chakra.span truncate>{name}</chakra.span>
            <chakra.span color="fg.muted" textStyle="caption" flexShrink="0">
              {ageText(timestamp)}
            </chakra.span>
          </Flex>
        ))}
      </Stack>
    </Box>
  );
}
