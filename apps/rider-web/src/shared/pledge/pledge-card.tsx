import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PledgeView } from '@groupride/web-api-client';
import { Badge, Box, Card, Flex, ProgressTrack, Stack, useFormat } from '@groupride/web-ui';
import { phaseOf } from './pledge-phase';
import { PledgeTable } from './pledge-table';

export interface PledgeCardProps {
  pledge: PledgeView;
  /** Actions for the reader. */
  children?: ReactNode;
}

/**
 * Shows how many people have joined, the deadline, and the price per person. Renders nothing once the ride is booked or
 * cancelled.
 */
export function PledgeCard({ pledge, children }: PledgeCardProps) {
  const { t } = useTranslation();
  const { dateTime, money } = useFormat();
  const phase = phaseOf(pledge);
  if (phase === 'requested' || phase === 'cancelled') return null;
  const { joined, minRiders, seatsLeft } = pledge;
  const enough = joined >= minRiders;
  const times = { open: null, reached: null, cards: pledge.authorizesAt, fixing: pledge.fixBy, missed: null }[phase];
  const waits = phase === 'open' || phase === 'reached';
  return (
    <Card
      title={t(`pledge.states.${phase}.title`)}
      action={waits && <Badge icon={<Users size={14} aria-hidden />}>{t('pledge.seats', { count: seatsLeft })}</Badge>}
    >
      <Stack gap="3">
        <Box aria-live="polite" textStyle="strong">
          {t(enough ? 'pledge.joinedEnough' : 'pledge.joined', {
            joined,
            min: minRiders,
            deadline: dateTime(pledge.deadline),
          })}
        </Box>
        <ProgressTrack
          value={(joined / minRiders) * 100}
          label={t('pledge.progress')}
          tone={phase === 'missed' ? 'danger' : enough ? 'success' : 'brand'}
        />
        <Box textStyle="small" color="fg.muted">
          {t(`pledge.states.${phase}.detail`, {
            count: Math.max(1, minRiders - joined),
            time: times ? dateTime(times) : '',
          })}
        </Box>
        {phase !== 'missed' && (
          <>
            <Flex direction="column">
              <Box textStyle="label">{t('pledge.atMost', { amount: money(pledge.maxShare) })}</Box>
              <Box textStyle="caption" color="fg.muted">
                {t('pledge.atMostDetail')}
              </Box>
            </Flex>
            <PledgeTable shares={pledge.shares} now={Math.max(joined, minRiders)} />
          </>
        )}
        {children}
      </Stack>
    </Card>
  );
}
