import { Box, Flex, chakra } from '@groupride/web-ui';

export interface RouteLineProps {
  pickupLabel: string;
  destinationLabel: string;
  pickup: string;
  destination: string;
}

/** Pickup and destination as two stops on a line. */
export function RouteLine({ pickupLabel, destinationLabel, pickup, destination }: RouteLineProps) {
  return (
    <Flex gap="3">
      <Flex direction="column" align="center" py="1.5" aria-hidden>
        <Box boxSize="2.5" borderRadius="full" borderWidth="2px" borderColor="brand.solid" flexShrink="0" />
        <Box w="2px" flex="1" minH="5" my="1" bg="border" />
        <Box boxSize="2.5" borderRadius="xs" bg="brand.solid" flexShrink="0" />
      </Flex>
      <chakra.dl flex="1" minW="0" display="flex" flexDirection="column" gap="3">
        <Stop label={pickupLabel} place={pickup} />
        <Stop label={destinationLabel} place={destination} />
      </chakra.dl>
    </Flex>
  );
}

function Stop({ label, place }: { label: string; place: string }) {
  return (
    <Box minW="0">
      <chakra.dt textStyle="caption" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd textStyle="label" fontSize="md">
        {place}
      </chakra.dd>
    </Box>
  );
}
