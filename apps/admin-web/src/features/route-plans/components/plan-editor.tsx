import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { instantToZoned } from '@groupride/geo';
import type { RoutePlanView } from '@groupride/web-api-client';
import {
  Box,
  Button,
  Card,
  DateField,
  Flex,
  Grid,
  InlineAlert,
  Stack,
  TextField,
  toast,
  useFormat,
} from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useAddRoutePlanMutation, useChangeRoutePlanMutation } from '../api';
import {
  draftOf,
  emptyPlan,
  emptyRequest,
  emptyVehicle,
  isPlan,
  MOST,
  planOf,
  type DraftProblems,
  type PlanDraft,
} from '../plan-form';
import { RequestFields } from './request-fields';
import { useDraftProblem } from './use-draft-problem';
import { VehicleFields } from './vehicle-fields';

export interface PlanEditorProps {
  /** The plan to edit; null adds one. */
  plan: RoutePlanView | null;
  onSaved: (planId: number) => void;
  onCancel: () => void;
}

/** Edits the requests and vehicles of a plan. */
export function PlanEditor({ plan, onSaved, onCancel }: PlanEditorProps) {
  const { t } = useTranslation();
  const { timeZone } = useFormat();
  const [draft, setDraft] = useState<PlanDraft>(() =>
    plan ? draftOf(plan) : emptyPlan(instantToZoned(Date.now(), timeZone).date),
  );
  const nextKey = useRef(draft.requests.length + draft.vehicles.length + 1);
  const { submit, busy, problems, failure, isOutdated, takeOver } = useSave(plan, draft, onSaved);
  const problem = useDraftProblem(problems);
  const replace = <T,>(list: readonly T[], at: number, item: T): T[] =>
    list.map((each, index) => (index === at ? item : each));
  const without = <T,>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at);
  const { requests, vehicles } = draft;
  return (
    <form noValidate onSubmit={submit} aria-labelledby="route-plan-form">
      <Stack gap="4">
        <Box as="h2" id="route-plan-form" textStyle="heading">
          {plan ? t('routePlans.editor.editTitle', { name: plan.name }) : t('routePlans.editor.addTitle')}
        </Box>
        {plan?.result && <InlineAlert tone="warning">{t('routePlans.editor.editText')}</InlineAlert>}
        <Card>
          <Grid templateColumns={{ base: '1fr', sm: '2fr 1fr' }} gap="3" alignItems="start">
            <TextField
              label={t('routePlans.name')}
              autoComplete="off"
              maxLength={100}
              value={draft.name}
              error={problem('name')}
              onChange={({ target }) => setDraft({ ...draft, name: target.value })}
            />
            <DateField
              label={t('routePlans.day')}
              value={draft.day}
              error={problem('day')}
              onChange={({ target }) => setDraft({ ...draft, day: target.value })}
            />
          </Grid>
        </Card>
        {requests.map((request, index) => (
          <RequestFields
            key={request.key}
            request={request}
            index={index}
            problems={problems}
            onChange={(changed) => setDraft({ ...draft, requests: replace(requests, index, changed) })}
            onRemove={() => setDraft({ ...draft, requests: without(requests, index) })}
          />
        ))}
        {problem('requests') && <InlineAlert tone="error">{problem('requests')}</InlineAlert>}
        <Button
          variant="secondary"
          disabled={requests.length >= MOST.requests}
          onClick={() => setDraft({ ...draft, requests: [...requests, emptyRequest(nextKey.current++)] })}
        >
          {t('routePlans.editor.addRequest')}
        </Button>
        {vehicles.map((vehicle, index) => (
          <VehicleFields
            key={vehicle.key}
            vehicle={vehicle}
            index={index}
            problems={problems}
            onChange={(changed) => setDraft({ ...draft, vehicles: replace(vehicles, index, changed) })}
            onRemove={() => setDraft({ ...draft, vehicles: without(vehicles, index) })}
          />
        ))}
        {problem('vehicles') && <InlineAlert tone="error">{problem('vehicles')}</InlineAlert>}
        <Button
          variant="secondary"
          disabled={vehicles.length >= MOST.vehicles}
          onClick={() => setDraft({ ...draft, vehicles: [...vehicles, emptyVehicle(nextKey.current++)] })}
        >
          {t('routePlans.editor.addVehicle')}
        </Button>
        {failure && (
          <InlineAlert
            tone="error"
            action={
              isOutdated && plan ? (
                <Button
                  size="sm"
                  variant="secondary"
                  onClick={() => {
                    setDraft(draftOf(plan));
                    nextKey.current = plan.requests.length + plan.vehicles.length + 1;
                    takeOver();
                  }}
                >
                  {t('routePlans.editor.takeOver')}
                </Button>
              ) : undefined
            }
          >
            {failure}
          </InlineAlert>
        )}
        <Flex gap="3" justify="flex-end" wrap="wrap">
          <Button variant="secondary" onClick={onCancel}>
            {t('app.cancel')}
          </Button>
          <Button type="submit" busy={busy} busyLabel={t('routePlans.editor.saving')}>
            {t('routePlans.editor.save')}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}

function useSave(plan: RoutePlanView | null, draft: PlanDraft, onSaved: (planId: number) => void) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [add, adding] = useAddRoutePlanMutation();
  const [change, changing] = useChangeRoutePlanMutation();
  const [problems, setProblems] = useState<DraftProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  // The plan is loaded again after a refusal, but its new revision would let the draft replace what was never shown.
  const [opened, setOpened] = useState(plan);
  const busy = adding.isLoading || changing.isLoading;

  const save = async (form: HTMLFormElement) => {
    if (busy) return;
    setFailure(null);
    const read = planOf(draft);
    setProblems(isPlan(read) ? {} : read);
    if (!isPlan(read)) {
      // Focuses the first invalid field once it is marked.
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    const { data, error } = opened
      ? await change({ planId: opened.id, routePlanChange: { ...read, revision: opened.revision } })
      : await add({ newRoutePlan: read });
    if (!data) return setFailure(problemText(error, t('routePlans.editor.failed')));
    toast({ tone: 'success', title: t('routePlans.editor.saved', { name: read.name }) });
    onSaved(data.id);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save(event.currentTarget);
  };
  return {
    submit,
    busy,
    problems,
    failure,
    /** Whether a colleague saved another version, which is loaded by now. */
    isOutdated: plan?.revision !== opened?.revision,
    /** Goes on from the colleague's version. */
    takeOver: () => {
      setOpened(plan);
      setProblems({});
      setFailure(null);
    },
  };
}
