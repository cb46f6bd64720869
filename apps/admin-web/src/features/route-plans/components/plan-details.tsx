import { Route } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefused, type RoutePlanView } from '@groupride/web-api-client';
import { Box, Button, Card, EmptyState, Flex, InlineAlert, Stack, toast, useFormat } from '@groupride/web-ui';
import { AskDialog } from '../../../shared/components/ask-dialog';
import { Permitted } from '../../../shared/permissions';
import { useProblemText } from '../../../shared/problem-text';
import { useFocusInPlace } from '../../../shared/use-focus-in-place';
import { useFocusAfterRemoval } from '../../../shared/use-focus-after-removal';
import { useRemoveRoutePlanMutation, useSolveRoutePlanMutation } from '../api';
import { isInPast, stateOf } from '../plan-state';
import { UnservedRequests } from './unserved-requests';
import { PlanState, useUnservedText } from './plan-state';
import { PublishPlan } from './publish-plan';
import { PublishedRuns } from './published-runs';
import { RouteBoard } from './route-board';
import { TotalsTable } from './totals-table';
import { UnpublishDialog } from './unpublish-dialog';

export interface PlanDetailsProps {
  plan: RoutePlanView;
  onChange: () => void;
  onRemoved: () => void;
}

/** A plan: solves it, compares its routes with the previous ones, and lets the operator reorder stops. */
export function PlanDetails({ plan, onChange, onRemoved }: PlanDetailsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isRemoving, setRemoving] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  const [isUnpublishing, setUnpublishing] = useState(false);
  const [remove] = useRemoveRoutePlanMutation();
  const { solve, busy, problem } = useSolve(plan);
  const { name, day, result, previous, publication } = plan;
  const state = stateOf(result?.totals);
  const isDrivable = state === 'feasible' || state === 'partly';
  const isPast = isDrivable && isInPast(plan, format.timeZone, Date.now());
  const isPublishable = isDrivable && !isPast;
  const next = isPast ? 'change' : nextStepOf(plan);
  const { form, opener } = useFocusInPlace<'publish', HTMLFormElement>(isPublishing ? 'publish' : null);
  const { place, expectRemoval } = useFocusAfterRemoval<HTMLDivElement>();
  return (
    <Stack gap="4">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <Box ref={place} tabIndex={-1} outline="none">
          <Flex gap="3" align="center" wrap="wrap">
            <Box as="h2" textStyle="heading" overflowWrap="anywhere">
              {name}
            </Box>
            <PlanState totals={result?.totals ?? null} isPublished={Boolean(publication)} />
          </Flex>
          <Box color="fg.muted">{format.day(day)}</Box>
        </Box>
        {publication && (
          <Permitted permission="rides.act">
            <Button
              variant="dangerGhost"
              onClick={() => {
                setPublishing(false);
                setUnpublishing(true);
              }}
            >
              {t('routePlans.unpublish.open')}
            </Button>
          </Permitted>
        )}
        {!publication && (
          <Permitted permission="rides.act">
            <Flex gap="2" wrap="wrap">
              {isPublishable && (
                <Button
                  ref={opener('publish')}
                  variant={next === 'publish' ? 'primary' : 'secondary'}
                  onClick={() => setPublishing(true)}
                  disabled={isPublishing}
                >
                  {t('routePlans.publish.open')}
                </Button>
              )}
              <Button
                variant={next === 'solve' ? 'primary' : 'secondary'}
                busy={busy}
                busyLabel={t('routePlans.solving')}
                onClick={solve}
              >
                {t('routePlans.solve')}
              </Button>
              <Button variant={next === 'change' ? 'primary' : 'secondary'} onClick={onChange}>
                {t('routePlans.change')}
              </Button>
              <Button variant="dangerGhost" onClick={() => setRemoving(true)}>
                {t('routePlans.remove')}
              </Button>
            </Flex>
          </Permitted>
        )}
      </Flex>
      {isUnpublishing && publication && <UnpublishDialog plan={plan} onClose={() => setUnpublishing(false)} />}
      {/* The operator's own publication closes the form, so an open form means that somebody else published first. */}
      {isPublishing && publication && (
        <Box ref={bringIntoView} tabIndex={-1} outline="none">
          <InlineAlert tone="warning" title={t('routePlans.publish.taken')}>
            {t('routePlans.publish.takenText')}
          </InlineAlert>
        </Box>
      )}
      {publication && <PublishedRuns plan={plan} publication={publication} />}
      {isPublishing && !publication && isPublishable && (
        <PublishPlan
          key={plan.revision}
          ref={form}
          plan={plan}
          onClose={() => setPublishing(false)}
          onPublished={() => {
            expectRemoval();
            setPublishing(false);
          }}
        />
      )}
      {isPast && !publication && (
        <InlineAlert tone="warning" title={t('routePlans.past.title')}>
          {t('routePlans.past.text')}
        </InlineAlert>
      )}
      {problem && <InlineAlert tone="error">{problem}</InlineAlert>}
      {result ? (
        <>
          <Faults plan={plan} />
          {!publication && !isPublishing && <UnservedRequests plan={plan} />}
          {result.estimated && <InlineAlert tone="info">{t('routePlans.estimated')}</InlineAlert>}
          <RouteBoard plan={plan} />
          <TotalsTable now={result.totals} before={previous ?? null} />
          {!publication && isPublishable && (
            <Box textStyle="small" color="fg.muted">
              {t('routePlans.notRides')}
            </Box>
          )}
        </>
      ) : (
        <Card>
          <EmptyState
            icon={<Route size={26} aria-hidden />}
            title={t('routePlans.unsolved')}
            detail={t('routePlans.unsolvedText')}
          />
        </Card>
      )}
      {isRemoving && (
        <AskDialog
          danger
          words={{
            title: t('routePlans.removeTitle', { name }),
            text: t('routePlans.removeText'),
            confirm: t('routePlans.remove'),
            busy: t('routePlans.removing'),
            done: t('routePlans.removed', { name }),
          }}
          run={() => remove({ planId: plan.id })}
          doneAnyway={(error) => isRefused(error, 'not_found')}
          onClose={() => setRemoving(false)}
          onDone={onRemoved}
        />
      )}
    </Stack>
  );
}

/** Scrolls to the message and focuses it, because the long form below it had the focus. */
function bringIntoView(message: HTMLElement | null): void {
  message?.focus({ preventScroll: true });
  message?.scrollIntoView?.({ block: 'center' });
}

/** The next step for a plan, for its main button. */
function nextStepOf({ result }: RoutePlanView): 'solve' | 'change' | 'publish' {
  const state = stateOf(result?.totals);
  if (state === 'feasible') return 'publish';
  const isExcludedByHand = result?.unserved.some(({ reason }) => reason === 'left_out');
  return state === 'new' || state === 'infeasible' || isExcludedByHand ? 'solve' : 'change';
}

/** Explains why the routes can't be driven; renders nothing if they can. */
function Faults({ plan: { requests, vehicles, result } }: { plan: RoutePlanView }) {
  const { t } = useTranslation();
  const faults = result?.faults ?? [];
  if (faults.length === 0) return null;
  const texts = faults.map(({ code, vehicle, request }) =>
    t(`routePlans.faults.${code}`, {
      vehicle: vehicles[vehicle ?? -1]?.name ?? '',
      who: requests[request ?? -1]?.label ?? '',
    }),
  );
  return (
    <InlineAlert tone="error">
      <Box>{t('routePlans.infeasible')}</Box>
      <Box as="ul" ps="5">
        {[...new Set(texts)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
    </InlineAlert>
  );
}

function useSolve(plan: RoutePlanView) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const unservedText = useUnservedText();
  const [solve, { isLoading }] = useSolveRoutePlanMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const run = async () => {
    setProblem(null);
    const { data, error } = await solve({ planId: plan.id, routePlanRevision: { revision: plan.revision } });
    if (error) return setProblem(problemText(error, t('routePlans.solveFailed')));
    const totals = data?.result?.totals;
    if (!totals || stateOf(totals) === 'feasible')
      return void toast({ tone: 'success', title: t('routePlans.solved') });
    const left = stateOf(totals) === 'nobody' ? t('routePlans.states.nobody') : unservedText(totals);
    toast({ tone: 'warning', title: left });
  };
  return { solve: () => void run(), busy: isLoading, problem };
}
