import { useTranslation } from 'react-i18next';
import type { RouteLane } from '@groupride/contracts';
import { Badge, Box, Flex, HStack, LARGE_TEXT, VisuallyHidden, useFormat } from '@groupride/web-ui';
import type { GuidanceStep } from '../guidance';
import type { Navigation } from '../hooks/use-navigation';
import { ManeuverArrow } from './maneuver-arrow';

/** The next maneuver in large type: arrow, distance, street, known lanes, and the maneuver after it. */
export function ManeuverBanner({
  navigation: { maneuver, arrived, guidance },
  place,
}: {
  navigation: Pick<Navigation, 'maneuver' | 'arrived' | 'guidance'>;
  place: string;
}) {
  const { t } = useTranslation();
  const { distance } = useFormat();
  const nameOf = ({ direction, street, text }: GuidanceStep) =>
    direction === 'arrive' ? place : direction && street ? street : text;
  if (arrived) {
    return (
      <HStack gap="3" align="center">
        <ManeuverArrow direction="arrive" size={40} />
        <Box>
          <Box aria-live="polite" textStyle="title">
            {t('navigation.reached')}
          </Box>
          <Box textStyle="small">{place}</Box>
        </Box>
      </HStack>
    );
  }
  if (!maneuver) {
    return (
      <>
        <Box aria-live="polite" textStyle="title">
          {t('navigation.straight')}
        </Box>
        {guidance?.estimated && (
          <Box mt="2">
            <Badge tone="warning">{t('navigation.estimated')}</Badge>
          </Box>
        )}
      </>
    );
  }
  const { step, meters, then } = maneuver;
  return (
    <>
      <HStack
        gap="3"
        align="center"
        css={{ [LARGE_TEXT]: { flexWrap: 'wrap', gap: '0 8px', '& > svg': { boxSize: '32px', flexShrink: '0' } } }}
      >
        {step.direction && <ManeuverArrow direction={step.direction} size={44} />}
        {/* An enlarged name of a street has lines of its own, below the arrow and the distance. */}
        <Box minW="0" css={{ [LARGE_TEXT]: { display: 'contents' } }}>
          <Box textStyle="figure">{distance(meters)}</Box>
          <Box textStyle="strong" aria-hidden css={{ [LARGE_TEXT]: { flexBasis: '100%' } }}>
            {nameOf(step)}
          </Box>
          <Box aria-live="polite">
            <VisuallyHidden>{step.direction === 'arrive' ? place : step.text}</VisuallyHidden>
          </Box>
        </Box>
      </HStack>
      {step.lanes?.some(({ recommended }) => recommended) && <Lanes lanes={step.lanes} />}
      {then && (
        <Flex align="center" gap="2" mt="2" textStyle="small">
          {t('navigation.then')}
          {then.direction && <ManeuverArrow direction={then.direction} size={18} />}
          {nameOf(then)}
        </Flex>
      )}
    </>
  );
}

/** The lanes from left to right, with those of the route highlighted. */
function Lanes({ lanes }: { lanes: readonly RouteLane[] }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const recommended = lanes.flatMap((lane, index) => (lane.recommended ? [number(index + 1)] : []));
  return (
    <HStack
      gap="1"
      mt="2"
      role="img"
      aria-label={t('navigation.lanes', { lanes: recommended.join(', '), total: number(lanes.length) })}
    >
      {lanes.map((lane, index) => (
        <HStack
          key={index}
          gap="0"
          px="1"
          py="1"
          borderRadius="sm"
          borderWidth="1px"
          borderColor="brand.contrast"
          opacity={lane.recommended ? 1 : 0.4}
          bg={lane.recommended ? 'whiteAlpha.200' : undefined}
        >
          {(lane.directions.length > 0 ? lane.directions : (['straight'] as const)).map((direction) => (
            <ManeuverArrow key={direction} direction={direction} size={20} />
          ))}
        </HStack>
      ))}
    </HStack>
  );
}
