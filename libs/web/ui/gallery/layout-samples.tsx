import { History, Home, Plus, Users } from 'lucide-react';
import {
  BottomNav,
  BrandMark,
  Card,
  Flex,
  IconButton,
  KitLink,
  NavList,
  OfflineBanner,
  PageHeader,
  Stack,
  TextLink,
  type NavItem,
} from '@groupride/web-ui';

const items: NavItem[] = [
  { href: '#phone', label: 'Home', icon: <Home size={20} />, active: true },
  { href: '#h', label: 'History', icon: <History size={20} />, badge: { count: 2, label: '2 new' } },
  { href: '#g', label: 'Groups', icon: <Users size={20} />, badge: { count: 5, label: '5 urgent', urgent: true } },
];

/**
 * What frames a page. The frames themselves are around this gallery: #phone, #wide, #map, #full-bleed and
 * #back-office.
 */
export function LayoutSamples() {
  return (
    <Stack gap="4">
      <Card title="Frames">
        <Flex gap="4" wrap="wrap">
          {['phone', 'wide', 'map', 'full-bleed', 'back-office'].map((frame) => (
            <TextLink key={frame} standalone href={`#${frame}`}>
              {frame}
            </TextLink>
          ))}
        </Flex>
      </Card>
      <Card title="Mark">
        <Flex gap="4" align="center">
          <BrandMark size={20} />
          <BrandMark />
          <BrandMark size={56} />
        </Flex>
      </Card>
      <Card title="Headers" flush>
        <PageHeader title="Title only" />
        <PageHeader title="Back to an address" subtitle="With a second line" back="#phone" backLabel="Back" />
        <PageHeader
          title="A title that is longer than the screen is wide is cut off at its end"
          back={() => undefined}
          backLabel="Back"
          actions={<IconButton label="Add" icon={<Plus size={20} />} />}
        />
      </Card>
      <Card title="Navigation">
        <NavList items={items} />
      </Card>
      <BottomNav label="Samples" items={items} />
      <OfflineBanner offline text="You are offline" />
      <Card title="Link without a look">
        <KitLink href="#phone">An anchor that navigates as the application does</KitLink>
      </Card>
    </Stack>
  );
}
