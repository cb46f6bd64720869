import { useTranslation } from 'react-i18next';
import { Avatar, Box, Flex } from '@groupride/web-ui';

/** Larger groups are shown as a number. */
const MAX_FACES = 7;

export interface SeatsProps {
  /** Names of the people who joined, as far as they are known. */
  names: readonly string[];
  taken: number;
  seats: number;
  size?: number;
}

/** Faces of the people who joined, and the seats that are still free. */
export function Seats({ names, taken, seats, size = 32 }: SeatsProps) {
  const { t } = useTranslation();
  const places = Array.from({ length: Math.min(seats, MAX_FACES) }, (_, i) => (i < taken ? (names[i] ?? '') : null));
  const more = seats - places.length;
  return (
    <Flex align="center" role="img" aria-label={t('groups.seats', { taken, seats })}>
      {places.map((name, i) => (
        <Box
          // Seats have no identity.
          key={i}
          ms={i === 0 ? '0' : '-2'}
          borderRadius="full"
          borderWidth="2px"
          borderColor="bg.panel"
          bg="bg.panel"
          lineHeight="0"
        >
          {name === null ? (
            <Box
              borderRadius="full"
              borderWidth="1.5px"
              borderStyle="dashed"
              borderColor="border.emphasized"
              style={{ width: size, height: size }}
            />
          ) : (
            <Avatar name={name || '·'} size={size} />
          )}
        </Box>
      ))}
      {more > 0 && (
        <Box textStyle="caption" color="fg.muted" ms="1.5">
          +{more}
        </Box>
      )}
    </Flex>
  );
}
