import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card, Grid, IconButton, Stack, TextField } from '@groupride/web-ui';
import type { DraftProblems, VehicleDraft } from '../plan-form';
import { ClockField } from './clock-field';
import { PlaceField } from '../../../shared/components/place-field';
import { useDraftProblem } from './use-draft-problem';

export interface VehicleFieldsProps {
  vehicle: VehicleDraft;
  index: number;
  problems: DraftProblems;
  onChange: (vehicle: VehicleDraft) => void;
  onRemove: () => void;
}

/** A vehicle with its seats and shift. */
export function VehicleFields({ vehicle, index, problems, onChange, onRemove }: VehicleFieldsProps) {
  const { t } = useTranslation();
  const problem = useDraftProblem(problems);
  const field = `vehicles.${index}`;
  const number = index + 1;
  return (
    <Card
      title={t('routePlans.editor.vehicle', { number })}
      action={
        <IconButton
          label={t('routePlans.editor.removeVehicle', { number })}
          icon={<Trash2 size={18} aria-hidden />}
          onClick={onRemove}
        />
      }
    >
      <Stack gap="4">
        <Grid templateColumns={{ base: '1fr 1fr', lg: '2fr 1fr 1fr 1fr' }} gap="3" alignItems="start">
          <TextField
            label={t('routePlans.editor.vehicleName')}
            autoComplete="off"
            maxLength={100}
            value={vehicle.name}
            error={problem(`${field}.name`)}
            onChange={({ target }) => onChange({ ...vehicle, name: target.value })}
          />
          <TextField
            label={t('routePlans.editor.seats')}
            inputMode="numeric"
            autoComplete="off"
            value={vehicle.seats}
            error={problem(`${field}.seats`)}
            onChange={({ target }) => onChange({ ...vehicle, seats: target.value })}
          />
          <ClockField
            label={t('routePlans.editor.shiftFrom')}
            value={vehicle.from}
            error={problem(`${field}.from`)}
            onChange={(from) => onChange({ ...vehicle, from })}
          />
          <ClockField
            label={t('routePlans.editor.shiftTo')}
            value={vehicle.to}
            error={problem(`${field}.to`)}
            onChange={(to) => onChange({ ...vehicle, to })}
          />
        </Grid>
        <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="3" alignItems="start">
          <PlaceField
            label={t('routePlans.editor.start')}
            error={problem(`${field}.start`)}
            value={vehicle.start}
            onChange={(start) => onChange({ ...vehicle, start })}
          />
          <PlaceField
            label={t('routePlans.editor.end')}
            hint={t('routePlans.editor.endHint')}
            value={vehicle.end}
            onChange={(end) => onChange({ ...vehicle, end })}
          />
        </Grid>
      </Stack>
    </Card>
  );
}
