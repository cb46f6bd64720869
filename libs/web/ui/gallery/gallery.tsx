import { Bus, Car, Clock, History, Home, LayoutDashboard, Plus, User, Users } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import {
  Badge,
  BottomNav,
  Button,
  ColorModeButton,
  BackOfficeFrame,
  Flex,
  IconButton,
  InlineAlert,
  MetricCard,
  OfflineBanner,
  PageHeader,
  PhoneFrame,
  SegmentedControl,
  SimpleGrid,
  Stack,
  StatusBadge,
  useFormat,
  DataTable,
} from '@groupride/web-ui';
import { DataSamples } from './data-samples';
import { FeedbackSamples } from './feedback-samples';
import { FormSamples } from './form-samples';

type View = 'forms' | 'data' | 'feedback';

const rideStatuses = ['awaiting_payment', 'pending', 'confirmed', 'en_route', 'in_progress', 'completed', 'cancelled'];

/** Every component of the kit in its intended frame: `#phone` (default) or `#back-office`. */
export function Gallery() {
  return window.location.hash === '#back-office' ? <BackOffice /> : <Phone />;
}

function Phone() {
  const [view, setView] = useState<View>('forms');
  return (
    <PhoneFrame
      skipLabel="Skip to content"
      banner={<OfflineBanner text="You are offline" />}
      header={
        <PageHeader
          title="GroupRide"
          subtitle="Charlotte, NC"
          back={() => setView('forms')}
          backLabel="Back"
          actions={<ColorModeButton toDarkLabel="Dark" toLightLabel="Light" />}
        />
      }
      bottomNav={
        <BottomNav
          label="Main"
          items={[
            { href: '#', label: 'Home', icon: <Home size={20} />, active: true },
            { href: '#h', label: 'History', icon: <History size={20} /> },
            { href: '#g', label: 'Groups', icon: <Users size={20} /> },
            { href: '#p', label: 'Profile', icon: <User size={20} /> },
          ]}
        />
      }
    >
      <Stack gap="4">
        <SegmentedControl
          label="View"
          value={view}
          onChange={setView}
          options={[
            { value: 'forms', label: 'Forms' },
            { value: 'data', label: 'Data' },
            { value: 'feedback', label: 'Feedback' },
          ]}
        />
        {view === 'forms' && <FormSamples />}
        {view === 'data' && <DataSamples />}
        {view === 'feedback' && <FeedbackSamples />}
      </Stack>
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

function BackOffice() {
  const { money } = useFormat();
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
        { href: '#rides', label: 'Rides', icon: <Car size={20} /> },
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
          columns={[
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
          ]}
        />
        <IconButton label="Add" icon={<Plus size={20} />} />
      </Stack>
    </BackOfficeFrame>
  );
}
