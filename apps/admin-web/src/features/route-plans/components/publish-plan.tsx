import { useState, type FormEvent, type KeyboardEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldProblemsOf, type FieldProblem, type RoutePlanView } from '@groupride/web-api-client';
import { Box, Button, Card, Flex, Grid, InlineAlert, SelectField, Stack, TextField, toast } from '@groupride/web-ui';
import { useKeptDraft } from '../../../shared/drafts';
import { focusProblem } from '../../../shared/focus-problem';
import { useProblemText } from '../../../shared/problem-text';
import { useIdempotencyKey } from '../../../shared/use-idempotency-key';
import { useListBusinessAccountsQuery, usePriceRoutePlanQuery, usePublishRoutePlanMutation } from '../api';
import {
  emptyPublication,
  problemsOf,
  publicationOf,
  refusalAt,
  type PublishDraft,
  type PublishProblems,
} from '../publish-form';
import { UnservedRequests } from './unserved-requests';
import { PassengerFields } from './passenger-fields';
import { PlanPrice } from './plan-price';
import { VehicleDriverFields } from './vehicle-driver-fields';

const MOST_ACCOUNTS = 100;

export interface PublishPlanProps {
  plan: RoutePlanView;
  ref?: Ref<HTMLFormElement>;
  onClose: () => void;
  onPublished: () => void;
}

/** Asks for drivers, passengers and the paying account before a plan becomes rides. */
export function PublishPlan({ plan, ref, onClose, onPublished }: PublishPlanProps) {
  const { t } = useTranslation();
  const [kept, keep] = useKeptDraft<PublishDraft>(`publication:${plan.id}:${plan.revision}`);
  const [draft, setShown] = useState<PublishDraft>(() => kept ?? emptyPublication(plan));
  const setDraft = (changed: PublishDraft) => {
    setShown(changed);
    keep(changed);
  };
  const accounts = useListBusinessAccountsQuery({ status: 'active', limit: MOST_ACCOUNTS });
  const price = usePrice(plan, draft);
  const { submit, busy, failure, refusals, problemAt } = usePublish(plan, draft, price, () => {
    keep(null);
    onPublished();
  });
  const replace = <T,>(list: readonly T[], at: number, item: T): T[] =>
    list.map((each, index) => (index === at ? item : each));
  const { vehicles, passengers } = draft;
  const left = plan.result?.totals.unservedPeople ?? 0;
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => closes(event) && !busy && onClose()}
      aria-labelledby="publish-plan"
    >
      <Stack gap="4">
        <Box as="h3" id="publish-plan" textStyle="title">
          {t('routePlans.publish.title')}
        </Box>
        <Box color="fg.muted">{t('routePlans.publish.text')}</Box>
        <Card title={t('routePlans.publish.payer')}>
          {accounts.error && <InlineAlert tone="error">{t('routePlans.publish.accountsFailed')}</InlineAlert>}
          <Grid templateColumns={{ base: '1fr', sm: '2fr 1fr' }} gap="3" alignItems="start">
            <SelectField
              label={t('routePlans.publish.account')}
              value={draft.accountId}
              error={problemAt('accountId')}
              onChange={({ target }) => setDraft({ ...draft, accountId: target.value })}
              options={[
                {
                  value: '',
                  label: t(accounts.isLoading ? 'routePlans.publish.loading' : 'routePlans.publish.choose'),
                },
                ...(accounts.data?.accounts ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
            <TextField
              label={t('routePlans.publish.costCenter')}
              autoComplete="off"
              maxLength={20}
              value={draft.costCenter}
              error={problemAt('costCenter') ?? refusals.find(({ code }) => code === 'cost_center_unknown')?.message}
              onChange={({ target }) => setDraft({ ...draft, costCenter: target.value })}
            />
          </Grid>
        </Card>
        {vehicles.map((choice, index) => (
          <VehicleDriverFields
            key={choice.vehicle}
            plan={plan}
            choice={choice}
            error={problemAt(`vehicles.${index}.driverId`)}
            onChange={(changed) => setDraft({ ...draft, vehicles: replace(vehicles, index, changed) })}
          />
        ))}
        {passengers.map((passenger, index) => (
          <PassengerFields
            key={passenger.request}
            plan={plan}
            passenger={passenger}
            index={index}
            problemAt={problemAt}
            onChange={(changed) => setDraft({ ...draft, passengers: replace(passengers, index, changed) })}
          />
        ))}
        <PlanPrice plan={plan} {...price} />
        <UnservedRequests plan={plan} text={t('routePlans.partly.publishText')} />
        {failure && <InlineAlert tone="error">{failure}</InlineAlert>}
        <Flex gap="3" justify="flex-end" wrap="wrap">
          <Button
            variant="secondary"
            disabled={busy}
            onClick={() => {
              keep(null);
              onClose();
            }}
          >
            {t('app.cancel')}
          </Button>
          <Button
            type="submit"
            disabled={draft.accountId !== '' && !price.prices}
            busy={busy}
            busyLabel={t('routePlans.publish.busy')}
          >
            {left > 0 ? t('routePlans.publish.confirmWithout', { count: left }) : t('routePlans.publish.confirm')}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}

/** The price of the current choices, until the plan is published. */
function usePrice(plan: RoutePlanView, { accountId, vehicles }: PublishDraft) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { currentData, error, isFetching, refetch } = usePriceRoutePlanQuery(
    {
      planId: plan.id,
      routePlanPricing: {
        revision: plan.revision,
        accountId: Number(accountId),
        vehicles: vehicles.map(({ vehicle, rideType }) => ({ vehicle, rideType })),
      },
    },
    { skip: accountId === '', refetchOnMountOrArgChange: true },
  );
  const prices = accountId === '' || isFetching || error ? undefined : currentData;
  const refusals = error && !isFetching ? fieldProblemsOf(error) : [];
  // The account field shows the problem, and a retry would not help.
  const isAboutAccount = refusalAt(refusals, 'accountId') !== undefined;
  return {
    prices,
    refusals,
    loading: isFetching,
    problem: error && !isFetching && !isAboutAccount ? problemText(error, t('routePlans.publish.priceFailed')) : null,
    onRetry: () => void refetch(),
  };
}

function usePublish(
  plan: RoutePlanView,
  draft: PublishDraft,
  { prices, refusals: priceRefusals, onRetry }: Pick<ReturnType<typeof usePrice>, 'prices' | 'refusals' | 'onRetry'>,
  onDone: () => void,
) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [publish, { isLoading }] = usePublishRoutePlanMutation();
  const [problems, setProblems] = useState<PublishProblems>({});
  const [refusals, setRefusals] = useState<readonly FieldProblem[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const keyOf = useIdempotencyKey();

  const send = async (form: HTMLFormElement) => {
    if (isLoading) return;
    setFailure(null);
    setRefusals([]);
    const found = problemsOf(plan, draft);
    setProblems(found);
    if (Object.keys(found).length > 0 || !prices) return focusProblem(form);
    const publication = publicationOf(plan, draft, prices.total);
    const { data, error } = await publish({
      planId: plan.id,
      routePlanPublication: publication,
      'idempotency-key': keyOf(publication),
    });
    if (!data) {
      setRefusals(fieldProblemsOf(error));
      setFailure(problemText(error, t('routePlans.publish.failed')));
      // Prices may have changed since, so the operator sees the new ones before trying again.
      onRetry();
      return focusProblem(form);
    }
    toast({ tone: 'success', title: t('routePlans.publish.done', { name: plan.name }) });
    onDone();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };
  const problemAt = (field: string): string | undefined => {
    const problem = problems[field];
    if (problem) return t(`routePlans.publish.problems.${problem}`);
    const refusal = refusalAt([...refusals, ...priceRefusals], field);
    if (refusal?.code === 'service_account_missing') return t('routePlans.publish.problems.notConnected');
    return refusal?.message;
  };
  return { submit, busy: isLoading, failure, refusals, problemAt };
}

/** Whether a key closes the form. The form keeps its values, in case Escape was pressed by mistake. */
function closes({ key, defaultPrevented }: KeyboardEvent): boolean {
  return key === 'Escape' && !defaultPrevented;
}
