import { Check, MapPin, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RunView } from '@groupride/web-api-client';
import { Badge, Box, Card, Flex, useFormat } from '@groupride/web-ui';

type Stop = RunView['stops'][number];

/** All stops of a trip that serves several groups, in order, with the current one highlighted. */
export function RunStops({ run }: { run: RunView }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const count = run.stops.filter(({ state }) => state !== 'skipped').length;
  return (
    <Card
      title={t('run.title', { count })}
      action={<Badge>{t('run.earnings', { amount: money(run.earnings) })}</Badge>}
    >
      <Box as="ol" listStyleType="none" display="flex" flexDirection="column" gap="3">
        {run.stops.map((stop) => (
          <StopItem key={`${stop.rideId} ${stop.kind}`} stop={stop} />
        ))}
      </Box>
    </Card>
  );
}

function StopItem({ stop }: { stop: Stop }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const isCurrent = stop.state === 'current';
  const isOver = stop.state === 'done' || stop.state === 'skipped';
  const name = stop.riderName ?? t('trip.unknownRider');
  return (
    <Box as="li" aria-current={isCurrent ? 'step' : undefined}>
      <Flex gap="3" align="flex-start" color={isOver ? 'fg.muted' : undefined}>
        <Box aria-hidden pt="0.5" color={isCurrent ? 'accent.fg' : 'fg.subtle'}>
          <StopIcon state={stop.state} />
        </Box>
        <Box minW="0" flex="1">
          <Flex gap="2" align="center" wrap="wrap">
            <Box textStyle={isCurrent ? 'strong' : 'label'} overflowWrap="anywhere">
              {t(`run.kind.${stop.kind}`, { name })}
            </Box>
            {stop.state !== 'ahead' && <Badge>{t(`run.state.${stop.state}`)}</Badge>}
          </Flex>
          <Box
            textStyle="small"
            overflowWrap="anywhere"
            textDecoration={stop.state === 'skipped' ? 'line-through' : undefined}
          >
            {stop.place.name}
          </Box>
          {stop.address && (
            <Box textStyle="caption" color="fg.muted" overflowWrap="anywhere">
              {t('requests.near', { address: stop.address })}
            </Box>
          )}
          <Box textStyle="caption" color="fg.muted">
            {t('run.facts', {
              time: time(stop.doneAt ?? stop.plannedAt),
              people: t('trip.group', { count: stop.people }),
            })}
          </Box>
        </Box>
      </Flex>
    </Box>
  );
}

function StopIcon({ state }: Pick<Stop, 'state'>) {
  if (state === 'done') return <Check size={18} />;
  if (state === 'skipped') return <X size={18} />;
  return <MapPin size={18} />;
}
