import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SETTING_REASON_MAX_LENGTH, type SettingKind } from '@groupride/contracts';
import type { SettingHistory as History, SettingVersionView } from '@groupride/web-api-client';
import { Badge, Box, Button, Card, Flex, SelectField, Stack, TextAreaField, toast, useFormat } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { useMay } from '../../../shared/permissions';
import { useProblemText } from '../../../shared/problem-text';
import { useRestoreSettingMutation } from '../api';
import { SettingDifferences } from './setting-differences';

/** Every version with who saved it, when and why; two of them next to each other; an earlier one again. */
export function SettingHistory({ history: { kind, newest, versions } }: { history: History }) {
  const { t } = useTranslation();
  const mayChange = useMay('settings.change');
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
      {restored && <RestoreDialog kind={kind} version={restored} newest={newest} onClose={() => setRestored(null)} />}
    </>
  );
}

const useVersionName = () => {
  const { t } = useTranslation();
  return ({ id }: Pick<SettingVersionView, 'id'>) => (id === 0 ? t('settings.initial') : t('settings.version', { id }));
};

function Version({ version }: { version: SettingVersionView }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const nameOf = useVersionName();
  const { current, reason, restores, author, savedAt } = version;
  return (
    <Box minW="0">
      <Flex gap="2" align="center" wrap="wrap" textStyle="strong">
        {nameOf(version)}
        {current && <Badge tone="success">{t('settings.current')}</Badge>}
      </Flex>
      <Box textStyle="small" overflowWrap="anywhere" whiteSpace="pre-line">
        {reason ?? t('settings.initialText')}
        {typeof restores === 'number' && ` (${t('settings.restores', { version: nameOf({ id: restores }) })})`}
      </Box>
      {author && savedAt && (
        <Box textStyle="caption" color="fg.muted">
          {t('settings.by', { name: author, when: dateTime(savedAt) })}
        </Box>
      )}
    </Box>
  );
}

function Comparison({ versions }: { versions: readonly SettingVersionView[] }) {
  const { t } = useTranslation();
  const nameOf = useVersionName();
  const [ids, setIds] = useState({ before: versions[1]!.id, after: versions[0]!.id });
  const find = (id: number) => versions.find((version) => version.id === id) ?? versions[0]!;
  const options = versions.map((version) => ({ value: String(version.id), label: nameOf(version) }));
  return (
    <Card title={t('settings.compare')}>
      <Stack gap="3">
        <Flex gap="3" wrap="wrap">
          {(['before', 'after'] as const).map((side) => (
            <SelectField
              key={side}
              label={t(`settings.${side}`)}
              value={String(ids[side])}
              options={options}
              onChange={(event) => setIds((both) => ({ ...both, [side]: Number(event.target.value) }))}
            />
          ))}
        </Flex>
        <SettingDifferences
          caption={t('settings.compare')}
          before={find(ids.before).value}
          after={find(ids.after).value}
        />
      </Stack>
    </Card>
  );
}

interface RestoreDialogProps {
  kind: SettingKind;
  version: SettingVersionView;
  newest: number;
  onClose: () => void;
}

function RestoreDialog({ kind, version, newest, onClose }: RestoreDialogProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const nameOf = useVersionName();
  const [restore, { isLoading, error }] = useRestoreSettingMutation();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const confirm = async () => {
    const given = reason.trim();
    setMissing(given === '');
    if (given === '') return;
    const answer = await restore({
      ...{ kind, versionId: version.id },
      settingRestoration: { basedOn: newest, reason: given },
    });
    if (answer.error) return;
    toast({ tone: 'success', title: t('settings.restored', { version: nameOf(version) }) });
    onClose();
  };
  return (
    <FormDialog
      title={t('settings.restoreTitle', { version: nameOf(version) })}
      description={t('settings.restoreText')}
      submit={t('settings.restore')}
      busy={isLoading}
      busyLabel={t('settings.saving')}
      problem={error ? problemText(error, t('settings.failed')) : null}
      onSubmit={confirm}
      onClose={onClose}
    >
      <TextAreaField
        label={t('settings.reason')}
        hint={t('settings.reasonHint')}
        required
        maxLength={SETTING_REASON_MAX_LENGTH}
        value={reason}
        error={missing ? t('settings.reasonRequired') : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
