import { Car, Home, Navigation, User } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import {
  Badge,
  BottomNav,
  Box,
  Button,
  Flex,
  IconButton,
  MapSheet,
  OfflineBanner,
  PhoneFrame,
  SkipLink,
  Stack,
  type NavItem,
  type SheetHeight,
} from '@groupride/web-ui';

export const tabs: NavItem[] = [
  { href: '#phone', label: 'Home', icon: <Home size={20} />, active: true },
  { href: '#map', label: 'Ride', icon: <Car size={20} /> },
  { href: '#p', label: 'Profile', icon: <User size={20} /> },
];

/** A page of lists on a wide screen, with the navigation as a rail. */
export function WideFrame({ children }: { children: ReactNode }) {
  return (
    <PhoneFrame skipLabel="Skip to content" wide bottomNav={<BottomNav label="Main" rail items={tabs} />}>
      {children}
    </PhoneFrame>
  );
}

/** A map with a sheet over it, at each of its heights. */
export function MapFrame() {
  const [height, setHeight] = useState<SheetHeight>('half');
  return (
    <Box position="relative" h="100dvh">
      <SkipLink label="Skip to content" />
      <MapSheet
        map={<Box w="full" h="full" bg="info.muted" />}
        label="Your ride"
        height={height}
        onHeight={setHeight}
        handleLabel={{ more: 'Show more', less: 'Show less' }}
        overlay={<IconButton label="Where I am" icon={<Navigation size={20} />} bg="bg.panel" />}
        head={
          <Flex align="center" justify="space-between">
            Driver on the way <Badge tone="live">4 min</Badge>
          </Flex>
        }
        footer={
          <Box px="4" py="3">
            <Button block>Message the driver</Button>
          </Box>
        }
        tabs={false}
      >
        <Stack gap="3">
          {(['peek', 'half', 'full'] as const).map((name) => (
            <Button key={name} variant="secondary" disabled={name === height} onClick={() => setHeight(name)}>
              {name}
            </Button>
          ))}
        </Stack>
      </MapSheet>
    </Box>
  );
}

/** A page whose map fills the window, with the tabs below it. */
export function FullBleedFrame() {
  return (
    <PhoneFrame
      skipLabel="Skip to content"
      fullBleed
      banner={<OfflineBanner offline text="You are offline" />}
      bottomNav={<BottomNav label="Main" items={tabs} />}
    >
      <Box h="full" bg="info.muted" p="4">
        A map
      </Box>
    </PhoneFrame>
  );
}
