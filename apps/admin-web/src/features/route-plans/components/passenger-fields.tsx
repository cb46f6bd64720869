import { useTranslation } from 'react-i18next';
import type { RoutePlanView } from '@groupride/web-api-client';
import { Card, Grid, InlineAlert, Stack, TextField } from '@groupride/web-ui';
import type { PassengerDraft } from '../publish-form';

export interface PassengerFieldsProps {
  plan: RoutePlanView;
  passenger: PassengerDraft;
  index: number;
  problemAt: (field: string) => string | undefined;
  onChange: (passenger: PassengerDraft) => void;
}

/** Contact data of the passenger who gets the link to the ride of a request. */
export function PassengerFields({ plan, passenger, index, problemAt, onChange }: PassengerFieldsProps) {
  const { t } = useTranslation();
  const field = `passengers.${index}`;
  const { label = '', people = 0 } = plan.requests[passenger.request] ?? {};
  const name = problemAt(`${field}.passenger.name`);
  const email = problemAt(`${field}.passenger.email`);
  const phone = problemAt(`${field}.passenger.phone`);
  const other = (name ?? email ?? phone) ? undefined : problemAt(field);
  return (
    <Card title={t('routePlans.publish.passengerOf', { label, people: t('routePlans.people', { count: people }) })}>
      <Stack gap="3">
        {other && <InlineAlert tone="error">{other}</InlineAlert>}
        <Grid templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap="3" alignItems="start">
          <TextField
            label={t('routePlans.publish.passenger')}
            autoComplete="off"
            maxLength={100}
            value={passenger.name}
            error={name}
            onChange={({ target }) => onChange({ ...passenger, name: target.value })}
          />
          <TextField
            label={t('routePlans.publish.email')}
            type="email"
            autoComplete="off"
            value={passenger.email}
            error={email}
            onChange={({ target }) => onChange({ ...passenger, email: target.value })}
          />
          <TextField
            label={t('routePlans.publish.phone')}
            type="tel"
            autoComplete="off"
            value={passenger.phone}
            error={phone}
            onChange={({ target }) => onChange({ ...passenger, phone: target.value })}
          />
        </Grid>
      </Stack>
    </Card>
  );
}
