import { useTranslation } from 'react-i18next';
import type { DispatchDecisionView } from '@groupride/web-api-client';
import { Badge, Box, chakra } from '@groupride/web-ui';
import { useVehicleClassNames } from '../../../shared/use-vehicle-class-names';

type Candidate = DispatchDecisionView['candidates'][number];

const Cell = chakra('td', { base: { py: '2', pe: '3', verticalAlign: 'top' } });
const HeadCell = chakra('th', {
  base: { py: '1.5', pe: '3', textStyle: 'overline', color: 'fg.muted', textAlign: 'start', fontWeight: 'medium' },
});
/** On a phone the vehicle is below the name, and the score is hidden. */
const wideOnly = { hideBelow: 'md' } as const;

/** The candidates of a dispatch decision, best first, followed by the excluded drivers. */
export function DispatchCandidates({ decision }: { decision: DispatchDecisionView }) {
  const { t } = useTranslation();
  const { candidates, leftOut } = decision;
  if (candidates.length === 0) return null;
  const listed = candidates.filter(({ score }) => typeof score !== 'number').length;
  const unlisted = leftOut.reduce((sum, { drivers }) => sum + drivers, 0) - listed;
  return (
    <Box>
      <chakra.table w="full" textStyle="small" borderCollapse="collapse">
        <chakra.caption srOnly>{t('dispatch.candidates')}</chakra.caption>
        <thead>
          <tr>
            <HeadCell scope="col">{t('dispatch.driver')}</HeadCell>
            <HeadCell scope="col">{t('dispatch.away')}</HeadCell>
            <HeadCell scope="col" {...wideOnly}>
              {t('dispatch.vehicle')}
            </HeadCell>
            <HeadCell scope="col" {...wideOnly}>
              {t('dispatch.score')}
            </HeadCell>
            <HeadCell scope="col">{t('dispatch.result')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {candidates.map((candidate) => (
            <CandidateRow key={candidate.driverId} candidate={candidate} />
          ))}
        </tbody>
      </chakra.table>
      <Box textStyle="caption" color="fg.muted" mt="2">
        {unlisted > 0 && `${t('dispatch.more', { count: unlisted })} `}
        {t('dispatch.scoreHint')}
      </Box>
    </Box>
  );
}

function CandidateRow({ candidate }: { candidate: Candidate }) {
  const { t } = useTranslation();
  const classOf = useVehicleClassNames();
  const { driverName, vehicle, vehicleClass, seats, minutes, score, result, fit } = candidate;
  const isFree = typeof minutes === 'number';
  const kind = `${classOf(vehicleClass)} · ${t('rideActions.seats', { count: seats })}`;
  return (
    <chakra.tr borderTopWidth="1px" color={isFree ? undefined : 'fg.muted'}>
      <Cell fontWeight={result === 'offered' ? 'semibold' : undefined} overflowWrap="anywhere">
        {driverName}
        <Box textStyle="caption" color="fg.muted" fontWeight="normal" hideFrom="md">
          {kind}
        </Box>
      </Cell>
      <Cell whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {isFree ? t('rideActions.minutes', { count: minutes }) : '–'}
      </Cell>
      <Cell {...wideOnly}>
        {kind}
        <Box textStyle="caption" color="fg.muted">
          {[vehicle, fit === 'larger' && t('dispatch.larger')].filter(Boolean).join(' · ')}
        </Box>
      </Cell>
      <Cell {...wideOnly} fontVariantNumeric="tabular-nums">
        {typeof score === 'number' ? score : '–'}
      </Cell>
      <Cell>
        {result === 'offered' ? (
          <Badge tone="success">{t('dispatch.results.offered')}</Badge>
        ) : (
          t(`dispatch.results.${result}`)
        )}
      </Cell>
    </chakra.tr>
  );
}
