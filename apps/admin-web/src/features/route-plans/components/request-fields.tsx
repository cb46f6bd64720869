import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card, Grid, IconButton, Stack, TextField } from '@groupride/web-ui';
import type { DraftProblems, RequestDraft, VisitDraft } from '../plan-form';
import { ClockField } from './clock-field';
import { PlaceField } from '../../../shared/components/place-field';
import { useDraftProblem } from './use-draft-problem';

export interface RequestFieldsProps {
  request: RequestDraft;
  index: number;
  problems: DraftProblems;
  onChange: (request: RequestDraft) => void;
  onRemove: () => void;
}

/** Fields of a request: the people, the places and the times. */
export function RequestFields({ request, index, problems, onChange, onRemove }: RequestFieldsProps) {
  const { t } = useTranslation();
  const problem = useDraftProblem(problems);
  const field = `requests.${index}`;
  const number = index + 1;
  return (
    <Card
      title={t('routePlans.editor.request', { number })}
      action={
        <IconButton
          label={t('routePlans.editor.removeRequest', { number })}
          icon={<Trash2 size={18} aria-hidden />}
          onClick={onRemove}
        />
      }
    >
      <Stack gap="4">
        <Grid templateColumns={{ base: '1fr', sm: '3fr 1fr' }} gap="3" alignItems="start">
          <TextField
            label={t('routePlans.editor.label')}
            autoComplete="off"
            maxLength={100}
            value={request.label}
            error={problem(`${field}.label`)}
            onChange={({ target }) => onChange({ ...request, label: target.value })}
          />
          <TextField
            label={t('routePlans.editor.people')}
            inputMode="numeric"
            autoComplete="off"
            value={request.people}
            error={problem(`${field}.people`)}
            onChange={({ target }) => onChange({ ...request, people: target.value })}
          />
        </Grid>
        {(['pickup', 'dropoff'] as const).map((kind) => (
          <VisitFields
            key={kind}
            label={t(`routePlans.editor.${kind}`)}
            hint={t(`routePlans.editor.${kind}Hint`)}
            field={`${field}.${kind}`}
            visit={request[kind]}
            problems={problems}
            onChange={(visit) => onChange({ ...request, [kind]: visit })}
          />
        ))}
      </Stack>
    </Card>
  );
}

interface VisitFieldsProps {
  label: string;
  hint: string;
  field: string;
  visit: VisitDraft;
  problems: DraftProblems;
  onChange: (visit: VisitDraft) => void;
}

function VisitFields({ label, hint, field, visit, problems, onChange }: VisitFieldsProps) {
  const { t } = useTranslation();
  const problem = useDraftProblem(problems);
  return (
    <Grid
      role="group"
      aria-label={label}
      templateColumns={{ base: '1fr 1fr', lg: '2fr 1fr 1fr 1fr' }}
      gap="3"
      alignItems="start"
    >
      <Grid gridColumn={{ base: 'span 2', lg: 'auto' }}>
        <PlaceField
          label={label}
          hint={hint}
          error={problem(`${field}.place`)}
          value={visit.place}
          onChange={(place) => onChange({ ...visit, place })}
        />
      </Grid>
      {visit.place && (
        <>
          <ClockField
            label={t('routePlans.editor.earliest')}
            value={visit.from}
            error={problem(`${field}.from`)}
            onChange={(from) => onChange({ ...visit, from })}
          />
          <ClockField
            label={t('routePlans.editor.latest')}
            value={visit.to}
            error={problem(`${field}.to`)}
            onChange={(to) => onChange({ ...visit, to })}
          />
          <TextField
            label={t('routePlans.editor.minutes')}
            inputMode="numeric"
            autoComplete="off"
            value={visit.minutes}
            error={problem(`${field}.minutes`)}
            onChange={({ target }) => onChange({ ...visit, minutes: target.value })}
          />
        </>
      )}
    </Grid>
  );
}
