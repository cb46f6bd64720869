import { useState } from 'react';
import { MarkSamples } from './mark-samples';
import {
  Avatar,
  Card,
  CardSkeletons,
  CopyField,
  CostBreakdown,
  CountdownRing,
  Flex,
  ListRow,
  Money,
  ProgressTrack,
  QrImage,
  RowList,
  Stack,
  StatusBadge,
  Tabs,
  Timeline,
  useCountdown,
} from '@groupride/web-ui';

const statuses = ['awaiting_payment', 'pending', 'confirmed', 'en_route', 'in_progress', 'completed', 'cancelled'];

/** More than a phone is wide, so that the row scrolls. */
const tabNames = ['Overview', 'Rides', 'Drivers', 'Payments', 'Credits', 'Messages'];

/** More than a code can hold. */
const TOO_LONG = 'x'.repeat(5000);

export function DataSamples() {
  const [tab, setTab] = useState('Rides');
  const { left, restart } = useCountdown({ seconds: 15, onDone: () => restart() });
  return (
    <Stack gap="4">
      <MarkSamples />
      <Card title="Driver En Route" tone="live" action={<StatusBadge status="en_route" label="LIVE" />}>
        <ProgressTrack value={70} label="Progress" tone="live" />
      </Card>
      <Flex wrap="wrap" gap="2">
        {statuses.map((status) => (
          <StatusBadge key={status} status={status} label={status} />
        ))}
      </Flex>
      <Card title="New request">
        <Flex align="center" gap="4">
          <CountdownRing left={left} total={15} label={`${left} seconds left`} />
          <CountdownRing left={3} total={15} label="3 seconds left" />
          <Money amount="48.50" textStyle="figure" />
        </Flex>
      </Card>
      <Card title="Cost">
        <CostBreakdown
          label="Cost"
          rows={[
            { label: 'Base fare', amount: '50.00', detail: '4 × $12.50' },
            { label: 'Service fee', amount: '4.00' },
            { label: 'FREEFIRST', amount: '-50.00', kind: 'discount' },
            { label: 'Total', amount: '4.81', kind: 'total' },
          ]}
        />
      </Card>
      <Card flush title="Members">
        <RowList>
          <li>
            <ListRow
              leading={<Avatar name="Ada Lovelace" />}
              title="Ada Lovelace"
              detail="Pays her own share"
              trailing={<Money amount="12.50" />}
            />
          </li>
          <li>
            <ListRow
              href="#"
              leading={<Avatar name="Grace" />}
              title="Grace"
              detail="Covered"
              trailing={<Money amount="12.50" />}
            />
          </li>
        </RowList>
      </Card>
      <Card flush title="Dense rows">
        <RowList label="Dense rows">
          <li>
            <ListRow dense title="Pickup" detail="Uptown" trailing="6:30 PM" />
          </li>
          <li>
            <ListRow dense title="As a button" onClick={() => undefined} />
          </li>
        </RowList>
      </Card>
      <Card title="Events">
        <Timeline
          label="Events"
          current={2}
          items={[
            { id: 1, title: 'Ride requested', time: '6:30 PM', tone: 'brand' },
            { id: 2, title: 'Driver accepted', time: '6:31 PM', detail: 'Marcus, Ford Transit', tone: 'live' },
            { id: 3, title: 'Completed', time: '7:02 PM', tone: 'success' },
          ]}
        />
      </Card>
      <Tabs
        label="Views"
        value={tab}
        onChange={setTab}
        items={tabNames.map((name) => ({ value: name, label: name, panel: `What is shown of ${name}` }))}
      />
      <CopyField
        label="Join link"
        value="https://groupride.example/join/8f3k29dk2"
        copyLabel="Copy"
        copiedLabel="Copied"
      />
      <CopyField
        label="Token"
        labelHidden
        value="A label for screen readers only"
        copyLabel="Copy"
        copiedLabel="Copied"
      />
      <QrImage value="GROUPRIDE" alt="Code" loadingText="Generating QR code…" errorText="No code" />
      <QrImage value={TOO_LONG} size={160} alt="Code" loadingText="Generating QR code…" errorText="No code" />
      <CardSkeletons label="Loading" count={2} />
    </Stack>
  );
}
