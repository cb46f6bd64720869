import { Star } from 'lucide-react';
import {
  Badge,
  Box,
  Card,
  Flex,
  LiveDot,
  ProgressTrack,
  Skeleton,
  Spinner,
  Stack,
  Stars,
  Timeline,
} from '@groupride/web-ui';

const tones = ['neutral', 'brand', 'live', 'success', 'warning', 'danger', 'info'] as const;
const fills = ['brand', 'live', 'success', 'danger'] as const;

/** Small marks in all their tones. */
export function MarkSamples() {
  return (
    <Stack gap="4">
      <Card title="Badges">
        <Flex gap="2" wrap="wrap" align="center">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <Badge icon={<Star size={14} />}>With an icon</Badge>
          <Badge tone="warning" wraps>
            A longer text that goes on in a second line where the screen has no room for it
          </Badge>
        </Flex>
      </Card>
      <Card title="Dots, stars and waiting">
        <Flex gap="4" wrap="wrap" align="center">
          <LiveDot />
          <LiveDot size={16} />
          <LiveDot size={16} paused />
          <Stars count={4} label="4 stars" />
          <Stars count={0} label="No stars" />
          <Spinner size={18} />
          <Spinner />
          <Skeleton w="6rem" h="6" />
          <Skeleton round w="10" h="10" />
        </Flex>
      </Card>
      <Card title="Progress">
        <Stack gap="4">
          {fills.map((tone, index) => (
            <ProgressTrack key={tone} tone={tone} value={25 * (index + 1)} label={`Progress, ${tone}`} />
          ))}
          <ProgressTrack value={0} label="Progress, none" />
          <ProgressTrack value={50} label="Progress with steps" steps={['Pickup', 'Ride', 'Arrival']} current={1} />
        </Stack>
      </Card>
      <Card title="Events in every tone">
        <Timeline
          label="Events in every tone"
          items={tones.map((tone) => ({ id: tone, title: tone, time: '6:30 PM', tone }))}
        />
      </Card>
      <Box display="grid" gap="4" gridTemplateColumns="1fr 1fr">
        <Card tone="brand" title="Brand card" />
        <Card tone="live" title="Live card" />
      </Box>
    </Stack>
  );
}
