import { Bus, Car, Clock, LayoutDashboard, Plus } from 'lucide-react';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import {
  BackOfficeFrame,
  Badge,
  BottomNav,
  Box,
  BrandMark,
  Button,
  ColorModeButton,
  DataTable,
  EmptyState,
  Flex,
  IconButton,
  InlineAlert,
  MetricCard,
  OfflineBanner,
  PageHeader,
  PhoneFrame,
  SimpleGrid,
  Stack,
  StatusBadge,
  Tabs,
  useFormat,
  type Column,
} from '@groupride/web-ui';
import { ChatSamples } from './chat-samples';
import { ChoiceSamples } from './choice-samples';
import { DataSamples } from './data-samples';
import { FeedbackSamples } from './feedback-samples';
import { FormSamples } from './form-samples';
import { FullBleedFrame, MapFrame, WideFrame, tabs } from './frames';
import { LayoutSamples } from './layout-samples';
import { SignInSamples } from './sign-in-samples';

const views = [
  ['Forms', FormSamples],
  ['Choices', ChoiceSamples],
  ['Sign-in', SignInSamples],
  ['Data', DataSamples],
  ['Feedback', FeedbackSamples],
  ['Chat', ChatSamples],
  ['Layout', LayoutSamples],
] as const;

const rideStatuses = ['awaiting_payment', 'pending', 'confirmed', 'en_route', 'in_progress', 'completed', 'cancelled'];

const readHash = () => window.location.hash.slice(1);

function followHash(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/**
 * Every component of the kit in its intended frame: `#phone` (default), `#wide`, `#map`, `#full-bleed` or
 * `#back-office`.
 */
export function Gallery() {
  const frame = useSyncExternalStore(followHash, readHash);
  if (frame === 'back-office') return <BackOffice />;
  if (frame === 'map') return <MapFrame />;
  if (frame === 'full-bleed') return <FullBleedFrame />;
  if (frame === 'wide')
    return (
      <WideFrame>
        <Views />
      </WideFrame>
    );
  return <Phone />;
}

function Views() {
  const [view, setView] = useState<string>(views[0][0]);
  return (
    <Tabs
      label="View"
      value={view}
      onChange={setView}
      items={views.map(([name, Samples]) => ({ value: name, label: name, panel: <Samples /> }))}
    />
  );
}

function Phone() {
  return (
    <PhoneFrame
      skipLabel="Skip to content"
      banner={<OfflineBanner text="You are offline" />}
      header={
        <PageHeader
          title="GroupRide"
          subtitle="Charlotte, NC"
          actions={<ColorModeButton toDarkLabel="Dark" toLightLabel="Light" />}
        />
      }
      bottomNav={<BottomNav label="Main" items={tabs} />}
      aside={
        <Box p="8">
          <BrandMark size={56} />
        </Box>
      }
    >
      <Views />
    </PhoneFrame>
  );
}

const rows = rideStatuses.map((status, index) => ({
  id: index + 1,
  status,
  route: ['Uptown → Airport', 'NoDa → South End'][index % 2] ?? '',
  size: 4 + index,
  total: `${48 + index * 7}.50`,
}));

type Row = (typeof rows)[number];

function BackOffice() {
  const { money } = useFormat();
  const columns: Column<Row>[] = [
    {
      key: 'id',
      header: 'Ride',
      primary: true,
      cell: (row) => `R-${String(row.id).padStart(3, '0')}`,
      sortValue: (row) => row.id,
    },
    { key: 'route', header: 'Route', cell: (row) => row.route },
    {
      key: 'status',
      header: 'Status',
      cell: (row) => <StatusBadge status={row.status} label={row.status} />,
      sortValue: (row) => row.status,
    },
    { key: 'size', header: 'Group', cell: (row) => <Badge>{row.size}</Badge> },
    {
      key: 'total',
      header: 'Total',
      align: 'end',
      cell: (row) => money(row.total),
      sortValue: (row) => Number(row.total),
    },
  ];
  const brand: ReactNode = (
    <Flex align="center" gap="2" fontWeight="bold">
      <Bus size={22} /> GroupRide
    </Flex>
  );
  return (
    <BackOfficeFrame
      skipLabel="Skip to content"
      menuLabel="Operations"
      closeLabel="Close"
      brand={brand}
      items={[
        { href: '#back-office', label: 'Overview', icon: <LayoutDashboard size={20} />, active: true },
        { href: '#rides', label: 'Rides', icon: <Car size={20} />, badge: { count: 2, label: '2 wait', urgent: true } },
      ]}
      footer={
        <Button variant="secondary" size="sm" block>
          Sign out
        </Button>
      }
      actions={<ColorModeButton toDarkLabel="Dark" toLightLabel="Light" />}
    >
      <Stack gap="6">
        <PageHeader
          backOffice
          title="Overview"
          subtitle="Charlotte, NC"
          actions={<Button icon={<Plus size={18} />}>Add</Button>}
        />
        <SimpleGrid columns={{ base: 2, lg: 4 }} gap="4">
          <MetricCard label="Rides" value="1,204" icon={<Car size={18} />} detail="Last 24 hours" />
          <MetricCard label="Revenue" value={money('48210.50')} />
          <MetricCard label="Pending" value="7" icon={<Clock size={18} />} />
          <MetricCard label="Drivers" value="" loading />
          <MetricCard
            label="With a link"
            value="12"
            href="#back-office"
            trend={{ text: '+12% vs. 45', tone: 'better', direction: 'up' }}
          />
          <MetricCard label="Worse" value="3" trend={{ text: '−4 vs. 7', tone: 'worse', direction: 'down' }} />
          <MetricCard label="Dense" value="8" dense trend={{ text: 'as before', tone: 'neutral' }} />
          <MetricCard label="Dense" value="" dense loading />
        </SimpleGrid>
        <InlineAlert tone="warning" title="Two rides wait for a driver">
          The oldest for 4 minutes.
        </InlineAlert>
        <DataTable
          caption="Rides"
          rows={rows}
          rowKey={(row) => row.id}
          onRowClick={() => undefined}
          rowLabel={(row) => `Ride ${row.id}`}
          empty="None"
          columns={columns}
        />
        <DataTable
          dense
          caption="Rides, dense and sorted"
          rows={rows.slice(0, 3)}
          rowKey={(row) => row.id}
          empty="None"
          initialSort={{ key: 'id', descending: true }}
          columns={columns}
        />
        <DataTable
          caption="No rides"
          rows={[]}
          rowKey={(row: Row) => row.id}
          empty={<EmptyState icon={<Car size={26} />} title="No rides yet" />}
          columns={columns}
        />
        <IconButton label="Add" icon={<Plus size={20} />} />
      </Stack>
    </BackOfficeFrame>
  );
}
