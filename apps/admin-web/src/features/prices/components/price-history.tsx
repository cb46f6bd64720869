import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceVersionView } from '@groupride/web-api-client';
import { Badge, Box, Button, Card, Flex, SelectField, Stack, useFormat } from '@groupride/web-ui';
import { ReasonDialog } from '../../../shared/components/reason-dialog';
import { usePermission } from '../../../shared/permissions';
import { useBasedOn } from '../../../shared/use-based-on';
import { useRestorePricesMutation, useWithdrawPricesMutation } from '../api';
import { differencesOf } from '../price-form';
import { CarryOverNote } from './carry-over-note';
import { PriceDifferences } from './price-differences';

interface PriceHistoryProps {
  versions: readonly PriceVersionView[];
  newest: number;
}

/** All versions with author, time and reason. Two can be compared, and an earlier one can be restored. */
export function PriceHistory({ versions, newest }: PriceHistoryProps) {
  const { t } = useTranslation();
  const mayChange = usePermission('money.manage');
  const [restored, setRestored] = useState<PriceVersionView | null>(null);
  const [withdrawn, setWithdrawn] = useState<PriceVersionView | null>(null);
  return (
    <>
      {versions.length > 1 && <Comparison key={newest} versions={versions} />}
      <Card title={t('prices.history')}>
        <Stack as="ul" gap="4" listStyleType="none">
          {versions.map((version) => (
            <li key={version.id}>
              <Flex justify="space-between" gap="3" align="flex-start" wrap="wrap">
                <Version version={version} replacement={versions.find(({ replaces }) => replaces === version.id)} />
                {mayChange && !version.current && !version.planned && !version.withdrawn && (
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={t('prices.restoreLabel', { id: version.id })}
                    onClick={() => setRestored(version)}
                  >
                    {t('prices.restore')}
                  </Button>
                )}
                {mayChange && version.planned && (
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={t('prices.withdrawLabel', { id: version.id })}
                    onClick={() => setWithdrawn(version)}
                  >
                    {t('prices.withdraw')}
                  </Button>
                )}
              </Flex>
            </li>
          ))}
        </Stack>
      </Card>
      {restored && (
        <RestoreDialog version={restored} versions={versions} newest={newest} onClose={() => setRestored(null)} />
      )}
      {withdrawn && <WithdrawDialog version={withdrawn} onClose={() => setWithdrawn(null)} />}
    </>
  );
}

interface VersionProps {
  version: PriceVersionView;
  replacement: PriceVersionView | undefined;
}

function Version({ version, replacement }: VersionProps) {
  const { t } = useTranslation();
  const { dateTimeWithYear } = useFormat();
  const { id, validFrom, savedAt, author, reason, restores, replaces, current, planned, withdrawn } = version;
  return (
    <Box minW="0">
      <Flex gap="2" align="center" wrap="wrap" textStyle="strong">
        {t('prices.version', { id })}
        {current && <Badge tone="success">{t('prices.current')}</Badge>}
        {planned && <Badge tone="info">{t('prices.coming')}</Badge>}
        {withdrawn && <Badge tone="neutral">{t('prices.withdrawn')}</Badge>}
      </Flex>
      <Box textStyle="small" overflowWrap="anywhere" whiteSpace="pre-line">
        {reason ?? t('prices.first')}
        {restores !== null && ` (${t('prices.restores', { id: restores })})`}
      </Box>
      {author && (
        <Box textStyle="caption" color="fg.muted">
          {t('prices.from', { when: dateTimeWithYear(validFrom) })} ·{' '}
          {t('prices.by', { name: author, when: dateTimeWithYear(savedAt) })}
        </Box>
      )}
      {replaces !== null && (
        <Box textStyle="caption" color="fg.muted">
          {t('prices.carriedOver', { replaces, carriesOver: version.carriesOver })}
        </Box>
      )}
      {replacement && (
        <Box textStyle="caption" color="fg.muted">
          {t('prices.replacedBy', { id: replacement.id, carriesOver: replacement.carriesOver })}
        </Box>
      )}
      {version.withdrawnAt && (
        <Box textStyle="caption" color="fg.muted" overflowWrap="anywhere" whiteSpace="pre-line">
          {t('prices.withdrawnBy', {
            name: version.withdrawnBy,
            when: dateTimeWithYear(version.withdrawnAt),
            reason: version.withdrawnFor,
          })}
        </Box>
      )}
    </Box>
  );
}

function Comparison({ versions }: { versions: readonly PriceVersionView[] }) {
  const { t } = useTranslation();
  const currentAt = Math.max(
    0,
    versions.findIndex(({ current }) => current),
  );
  const [ids, setIds] = useState({
    before: versions[currentAt + 1]?.id ?? versions.at(-1)!.id,
    after: versions[currentAt]!.id,
  });
  const find = (id: number) => versions.find((version) => version.id === id) ?? versions[0]!;
  const options = versions.map(({ id, current }) => ({
    value: String(id),
    label: current ? `${t('prices.version', { id })} (${t('prices.current')})` : t('prices.version', { id }),
  }));
  return (
    <Card title={t('prices.compare')}>
      <Stack gap="3">
        <Flex gap="3" wrap="wrap">
          {(['before', 'after'] as const).map((side) => (
            <SelectField
              key={side}
              label={t(`prices.${side}`)}
              value={String(ids[side])}
              options={options}
              onChange={(event) => setIds((both) => ({ ...both, [side]: Number(event.target.value) }))}
            />
          ))}
        </Flex>
        <PriceDifferences
          caption={t('prices.compare')}
          differences={differencesOf(find(ids.before).rates, find(ids.after).rates)}
        />
      </Stack>
    </Card>
  );
}

interface VersionDialogProps {
  version: PriceVersionView;
  onClose: () => void;
}

function RestoreDialog({ version: { id, rates }, versions, newest, onClose }: VersionDialogProps & PriceHistoryProps) {
  const { t } = useTranslation();
  const current = versions.find((version) => version.current);
  const [restore, { isLoading }] = useRestorePricesMutation();
  const { basedOn, answered } = useBasedOn(newest);
  return (
    <ReasonDialog
      isLoading={isLoading}
      texts={{
        title: t('prices.restoreTitle', { id }),
        text: t('prices.restoreText'),
        submit: t('prices.restore'),
        busy: t('prices.saving'),
        done: t('prices.restored', { id }),
        failed: t('prices.saveFailed'),
      }}
      run={async (reason) => answered(await restore({ versionId: id, priceRestoration: { basedOn, reason } }))}
      onClose={onClose}
    >
      {current && <CarryOverNote versions={versions} before={current.rates} after={rates} start={null} />}
    </ReasonDialog>
  );
}

function WithdrawDialog({ version: { id }, onClose }: VersionDialogProps) {
  const { t } = useTranslation();
  const [withdraw, { isLoading }] = useWithdrawPricesMutation();
  return (
    <ReasonDialog
      isLoading={isLoading}
      texts={{
        title: t('prices.withdrawTitle', { id }),
        text: t('prices.withdrawText'),
        submit: t('prices.withdraw'),
        busy: t('prices.withdrawing'),
        done: t('prices.withdrew', { id }),
        failed: t('prices.withdrawFailed'),
      }}
      run={(reason) => withdraw({ versionId: id, priceWithdrawal: { reason } })}
      onClose={onClose}
    />
  );
}
