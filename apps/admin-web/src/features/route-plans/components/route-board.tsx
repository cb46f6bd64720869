import {
  closestCorners,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoutePlanStop, RoutePlanView } from '@groupride/web-api-client';
import { Box, Card, Grid, InlineAlert, Stack } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { usePermission } from '../../../shared/permissions';
import { useOrderRoutePlanMutation } from '../api';
import { leaveOut, moveStop, ordersOf, routesOf, stopKey, stopsOf, type Orders } from '../stop-order';
import { useMovedStop } from '../use-moved-stop';
import { PlanMap } from './plan-map';
import { StopItem } from './stop-item';
import { StopList } from './stop-list';
import { useStopName } from './use-stop-name';
import { VehicleCard } from './vehicle-card';

/** A press that moves less than this does not drag. */
const DRAG_PIXELS = 6;
/** A finger that moves earlier scrolls the page. */
const HOLD = { delay: 200, tolerance: 8 };
const NOBODY = 'nobody';
/** Disables the announcements for dragging: screen readers use the labeled buttons and lists of each stop. */
const QUIET = {
  screenReaderInstructions: { draggable: '' },
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
};

/** The stops of every vehicle, on the map and as lists that can be reordered. */
export function RouteBoard({ plan }: { plan: RoutePlanView }) {
  const { t } = useTranslation();
  const movable = usePermission('rides.act') && !plan.publication;
  const { busy, problem, send } = useOrder(plan);
  const { board, moved, moves: begins } = useMovedStop(plan);
  const [chosen, setChosen] = useState<number | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_PIXELS } }),
    useSensor(TouchSensor, { activationConstraint: HOLD }),
  );
  const orders = ordersOf(plan);
  const unserved = plan.result?.unserved ?? [];
  const shown = chosen !== null && orders[chosen]!.length > 0 ? chosen : orders.findIndex((stops) => stops.length > 0);

  const moves = {
    busy,
    onShift: (stop: RoutePlanStop, by: number) => {
      begins(stop, by < 0 ? 'earlier' : 'later');
      const vehicle = vehicleOf(orders, stop);
      const position = orders[vehicle]!.findIndex((each) => stopKey(each) === stopKey(stop));
      send(moveStop(plan, orders, stop, { vehicle, position: position + by }));
    },
    onVehicle: (stop: RoutePlanStop, vehicle: number | null) => {
      begins(stop, 'vehicle');
      send(
        vehicle === null
          ? leaveOut(orders, stop.request)
          : moveStop(plan, orders, stop, { vehicle, position: orders[vehicle]!.length }),
      );
    },
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const stop = plan.requests
      .flatMap((_, request) => stopsOf(plan, request))
      .find((each) => stopKey(each) === active.id);
    if (!stop || !over || over.id === active.id) return;
    begins(stop, null);
    const onStop = orders.flat().find((each) => stopKey(each) === over.id);
    const isUnserved =
      over.id === NOBODY ||
      unserved.some(({ request }) => stopsOf(plan, request).some((each) => stopKey(each) === over.id));
    if (isUnserved) return send(leaveOut(orders, stop.request));
    const vehicle = onStop ? vehicleOf(orders, onStop) : Number(String(over.id).split(' ')[1]);
    const stops = orders[vehicle]!;
    const position = onStop ? stops.findIndex((each) => stopKey(each) === stopKey(onStop)) : stops.length;
    send(moveStop(plan, orders, stop, { vehicle, position }));
  };
  const left = unserved.map(({ request, reason }) => ({ stop: stopsOf(plan, request).at(-1)!, reason }));
  return (
    <DndContext sensors={sensors} collisionDetection={closestCorners} accessibility={QUIET} onDragEnd={drop}>
      <Stack ref={board} gap="4">
        {shown >= 0 && <PlanMap plan={plan} vehicle={shown} />}
        <Box aria-live="polite" minH="6" color="fg.muted">
          {busy ? t('routePlans.moving') : moved && <NewPlace plan={plan} orders={orders} stop={moved} />}
        </Box>
        {problem && <InlineAlert tone="error">{problem}</InlineAlert>}
        <Grid templateColumns={{ base: '1fr', lg: 'repeat(2, 1fr)', xl: 'repeat(3, 1fr)' }} gap="4" alignItems="start">
          {orders.map((stops, vehicle) => (
            <VehicleCard
              key={vehicle}
              plan={plan}
              vehicle={vehicle}
              stops={stops}
              movable={movable}
              {...moves}
              isShown={vehicle === shown}
              onShow={() => setChosen(vehicle)}
            />
          ))}
          <Card title={t('routePlans.unserved')}>
            {left.length === 0 && <Box color="fg.muted">{t('routePlans.unservedNone')}</Box>}
            <StopList id={NOBODY} label={t('routePlans.unserved')} stops={left.map(({ stop }) => stop)}>
              {left.map(({ stop, reason }) => (
                <StopItem
                  key={stopKey(stop)}
                  plan={plan}
                  stop={stop}
                  movable={movable}
                  {...moves}
                  vehicle={null}
                  isFirst
                  isLast
                >
                  <Box textStyle="small" color="fg.muted">
                    {t(`routePlans.reasons.${reason}`)}
                  </Box>
                </StopItem>
              ))}
            </StopList>
          </Card>
        </Grid>
      </Stack>
    </DndContext>
  );
}

/** Formats "Pick up Wedding: stop 1 of 3 of Shuttle 1". */
function NewPlace({ plan, orders, stop }: { plan: RoutePlanView; orders: Orders; stop: RoutePlanStop }) {
  const { t } = useTranslation();
  const name = useStopName(plan)(stop);
  const vehicle = vehicleOf(orders, stop);
  if (vehicle < 0) return t('routePlans.movedOut', { stop: name });
  const stops = orders[vehicle]!;
  const position = stops.findIndex((each) => stopKey(each) === stopKey(stop)) + 1;
  return t('routePlans.movedTo', { stop: name, position, all: stops.length, vehicle: plan.vehicles[vehicle]!.name });
}

const vehicleOf = (orders: Orders, stop: RoutePlanStop): number =>
  orders.findIndex((stops) => stops.some((each) => stopKey(each) === stopKey(stop)));

function useOrder(plan: RoutePlanView) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [order, { isLoading }] = useOrderRoutePlanMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (orders: Orders) => {
    if (isLoading) return;
    setProblem(null);
    const routePlanOrders = { revision: plan.revision, routes: routesOf(orders) };
    const { error } = await order({ planId: plan.id, routePlanOrders });
    if (error) setProblem(problemText(error, t('routePlans.moveFailed')));
  };
  return { busy: isLoading, problem, send: (orders: Orders) => void run(orders) };
}
