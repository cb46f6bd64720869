import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SettingHistory as History, SettingVersionView } from '@groupride/web-api-client';
import { Badge, Box, Button, Card, Flex, Stack, useFormat } from '@groupride/web-ui';
import { ReasonDialog } from '../../../shared/components/reason-dialog';
import { VersionComparison } from '../../../shared/components/version-comparison';
import { usePermission } from '../../../shared/permissions';
import { useBasedOn } from '../../../shared/use-based-on';
import { useRestoreSettingMutation } from '../api';
import { linesOf } from '../setting-lines';
import { useLineTexts } from './use-line-texts';

/** All versions with author, time and reason. Two can be compared, and an earlier one can be restored. */
export function SettingHistory({ history: { kind, subject, newest, versions } }: { history: History }) {
  const { t } = useTranslation();
  const mayChange = usePermission('settings.change');
  const nameOf = useVersionName();
  const [restored, setRestored] = useState<SettingVersionView | null>(null);
  return (
    <>
      {versions.length > 1 && <Comparison key={newest} versions={versions} />}
      <Card title={t('settings.history')}>
        <Stack as="ul" gap="4" listStyleType="none">
          {versions.map((version) => (
            <li key={version.id}>
              <Flex justify="space-between" gap="3" align="flex-start" wrap="wrap">
                <Version version={version} />
                {mayChange && !version.current && (
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={t('settings.restoreLabel', { version: nameOf(version) })}
                    onClick={() => setRestored(version)}
                  >
                    {t('settings.restore')}
                  </Button>
                )}
              </Flex>
            </li>
          ))}
        </Stack>
      </Card>
      {restored && (
        <RestoreDialog history={{ kind, subject, newest }} version={restored} onClose={() => setRestored(null)} />
      )}
    </>
  );
}

const useVersionName = () => {
  const { t } = useTranslation();
  return ({ id, author }: Pick<SettingVersionView, 'id'> & Partial<Pick<SettingVersionView, 'author'>>) =>
    id === 0 || author === null ? t('settings.initial') : t('settings.version', { id });
};

function Version({ version }: { version: SettingVersionView }) {
  const { t } = useTranslation();
  const { dateTimeWithYear } = useFormat();
  const nameOf = useVersionName();
  const { current, reason, restores, author, savedAt } = version;
  return (
    <Box minW="0">
      <Flex gap="2" align="center" wrap="wrap" textStyle="strong">
        {nameOf(version)}
        {current && <Badge tone="success">{t('settings.current')}</Badge>}
      </Flex>
      <Box textStyle="small" overflowWrap="anywhere" whiteSpace="pre-line">
        {reason ?? t(author ? 'settings.noReason' : 'settings.initialText')}
        {typeof restores === 'number' && ` (${t('settings.restores', { version: nameOf({ id: restores }) })})`}
      </Box>
      {author && savedAt && (
        <Box textStyle="caption" color="fg.muted">
          {t('settings.by', { name: author, when: dateTimeWithYear(savedAt) })}
        </Box>
      )}
    </Box>
  );
}

function Comparison({ versions }: { versions: readonly SettingVersionView[] }) {
  const nameOf = useVersionName();
  const texts = useLineTexts();
  return (
    <VersionComparison
      versions={versions.map((version) => ({
        id: version.id,
        name: nameOf(version),
        lines: linesOf(version.value, texts),
      }))}
    />
  );
}

interface RestoreDialogProps {
  history: Pick<History, 'kind' | 'subject' | 'newest'>;
  version: SettingVersionView;
  onClose: () => void;
}

function RestoreDialog({ history: { kind, subject, newest }, version, onClose }: RestoreDialogProps) {
  const { t } = useTranslation();
  const name = useVersionName()(version);
  const [restore, { isLoading }] = useRestoreSettingMutation();
  const { basedOn, answered } = useBasedOn(newest);
  return (
    <ReasonDialog
      isLoading={isLoading}
      texts={{
        title: t('settings.restoreTitle', { version: name }),
        text: t('settings.restoreText'),
        submit: t('settings.restore'),
        busy: t('settings.saving'),
        done: t('settings.restored', { version: name }),
        failed: t('settings.failed'),
      }}
      run={async (reason) =>
        answered(
          await restore({
            kind,
            versionId: version.id,
            settingRestoration: { basedOn, reason, ...(subject ? { subject } : {}) },
          }),
        )
      }
      onClose={onClose}
    />
  );
}
