import { useTranslation } from 'react-i18next';
import type { CancellationPolicyTerms, CancellationStage } from '@groupride/contracts';
import { keptFee, rowsOf, type PolicyRow } from '@groupride/pricing';
import { Box, chakra, useFormat } from '@groupride/web-ui';
import type { StageList } from '../policy-form';

/** Sentences that explain the stages of the fee. */
export function useStageTexts() {
  const { t } = useTranslation();
  const { percent, duration } = useFormat();
  const from = (list: StageList, minutes: number) =>
    minutes === 0 ? t(`policies.words.${list}Nought`) : t(`policies.words.${list}At`, { time: duration(minutes * 60) });
  return (list: StageList, stages: readonly CancellationStage[]) =>
    [
      stages[0]
        ? t('policies.words.freeUntil', {
            moment: from(list, stages[0].minutes),
            percent: percent(stages[0].keptPercent / 100),
          })
        : t('policies.words.freeUntilArrival'),
      ...stages
        .slice(1)
        .map(({ minutes, keptPercent }) =>
          t('policies.words.then', { moment: from(list, minutes), percent: percent(keptPercent / 100) }),
        ),
    ].join(' ');
}

/** Explains terms for organizers, no-shows and drivers. */
export function PolicyTerms({ terms }: { terms: CancellationPolicyTerms }) {
  const { t } = useTranslation();
  const { percent, duration } = useFormat();
  const part = (hundredths: number) => percent(hundredths / 100);
  const stagesOf = useStageTexts();
  const { freeMinutes, immediate, scheduled, arrivedPercent, waitMinutes, noShowPercent, driverPercent } = terms;
  const { largeGroupSize, largeGroupWaitMinutes } = terms;
  const lines = [
    ...(freeMinutes > 0 ? [t('policies.words.grace', { time: duration(freeMinutes * 60) })] : []),
    `${t('policies.words.immediate')} ${stagesOf('immediate', immediate)}`,
    `${t('policies.words.scheduled')} ${stagesOf('scheduled', scheduled)}`,
    t('policies.words.arrived', { percent: part(arrivedPercent) }),
    t('policies.words.noShow', { time: duration(waitMinutes * 60), percent: part(noShowPercent) }),
    ...(largeGroupWaitMinutes > waitMinutes
      ? [t('policies.words.largeGroup', { size: largeGroupSize, time: duration(largeGroupWaitMinutes * 60) })]
      : []),
    t('policies.words.driver', { percent: part(driverPercent) }),
  ];
  return (
    <chakra.ul listStyleType="none" display="grid" gap="1" textAlign="start">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </chakra.ul>
  );
}

/** Price of the example ride, in cents. */
const RIDE = 8000;

/** An example of the terms in dollars, computed with the function that charges. */
export function PolicyExample({ terms }: { terms: CancellationPolicyTerms }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const rows = rowsOf(terms).filter(
    ({ rule, who, minGroupSize }) =>
      who === 'organizer' && minGroupSize === 0 && (rule === 'late' || rule === 'after_arrival' || rule === 'no_show'),
  );
  const dollars = (cents: number) => money((cents / 100).toFixed(2));
  return (
    <Box textStyle="small" mt="3">
      <Box textStyle="label" mb="1">
        {t('policies.example', { total: dollars(RIDE) })}
      </Box>
      <chakra.dl display="grid" gridTemplateColumns="1fr auto" columnGap="4" rowGap="1">
        {rows.map((row) => {
          const { fee, driverPart } = keptFee(row, { total: RIDE, held: RIDE, hasDriver: true });
          return (
            <Box key={`${row.rule} ${row.clock} ${row.afterSeconds}`} display="contents">
              <dt>
                <Occasion row={row} />
              </dt>
              <chakra.dd textAlign="end" fontVariantNumeric="tabular-nums">
                {t('policies.exampleSums', { fee: dollars(fee), driver: dollars(driverPart) })}
              </chakra.dd>
            </Box>
          );
        })}
      </chakra.dl>
    </Box>
  );
}

function Occasion({ row: { rule, clock, afterSeconds } }: { row: PolicyRow }) {
  const { t } = useTranslation();
  const { duration } = useFormat();
  if (rule === 'no_show') return t('policies.occasions.noShow');
  if (rule === 'after_arrival') return t('policies.occasions.arrived');
  const list = clock === 'start' ? 'scheduled' : 'immediate';
  const seconds = Math.abs(afterSeconds ?? 0);
  return t(`policies.occasions.${list}`, {
    moment:
      seconds === 0 ? t(`policies.words.${list}Nought`) : t(`policies.words.${list}At`, { time: duration(seconds) }),
  });
}
