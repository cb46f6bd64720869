import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SETTING_REASON_MAX_LENGTH, type SettingKind } from '@groupride/contracts';
import type { SettingHistory as History, SettingValue } from '@groupride/web-api-client';
import { Box, Button, Card, Flex, InlineAlert, Stack, TextAreaField, toast } from '@groupride/web-ui';
import { Listing } from '../../../shared/components/listing';
import { RoleNote, useMay } from '../../../shared/permissions';
import { useProblemText } from '../../../shared/problem-text';
import { useGetSettingHistoryQuery, useSaveSettingMutation } from '../api';
import { SettingDifferences } from './setting-differences';
import { SettingHistory } from './setting-history';

export interface EditorProps {
  value: SettingValue;
  onChange: (value: SettingValue) => void;
  /** The operator's role may not change it. */
  disabled: boolean;
}

export interface SettingPanelProps {
  kind: SettingKind;
  editor: (props: EditorProps) => ReactNode;
}

/** A setting, changing it with a reason, and its history. */
export function SettingPanel({ kind, editor }: SettingPanelProps) {
  const { currentData, error, isFetching, refetch } = useGetSettingHistoryQuery(
    { kind },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Listing what="settings" asked={{ data: currentData, error, isFetching, refetch }}>
      {(history) => (
        <Stack gap="4">
          {/* What a colleague saved meanwhile replaces what was typed only once it was saved here. */}
          <SettingForm key={history.newest} history={history} editor={editor} />
          <SettingHistory history={history} />
        </Stack>
      )}
    </Listing>
  );
}

function SettingForm({
  history: { kind, newest, versions },
  editor,
}: { history: History } & Pick<SettingPanelProps, 'editor'>) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const mayChange = useMay('settings.change');
  const current = versions[0]!.value;
  const [value, setValue] = useState(current);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [save, { isLoading, error }] = useSaveSettingMutation();
  const changed = JSON.stringify(value) !== JSON.stringify(current);
  const confirm = async () => {
    const given = reason.trim();
    setMissing(given === '');
    if (given === '') return;
    const answer = await save({ kind, newSettingVersion: { basedOn: newest, reason: given, value } });
    if (!answer.error) toast({ tone: 'success', title: t('settings.saved') });
  };
  return (
    <Card title={t(`settings.kinds.${kind}`)}>
      <Stack gap="4">
        <Box textStyle="small" color="fg.muted" maxW="42rem">
          {t(`settings.texts.${kind}`)}
        </Box>
        <RoleNote permission="settings.change" />
        {editor({ value, onChange: setValue, disabled: !mayChange || isLoading })}
        {changed && (
          <>
            <SettingDifferences caption={t('settings.differences')} before={current} after={value} />
            <TextAreaField
              label={t('settings.reason')}
              hint={t('settings.reasonHint')}
              rows={2}
              required
              maxLength={SETTING_REASON_MAX_LENGTH}
              value={reason}
              error={missing ? t('settings.reasonRequired') : undefined}
              onChange={(event) => setReason(event.target.value)}
            />
            {error && <InlineAlert tone="error">{problemText(error, t('settings.failed'))}</InlineAlert>}
            <Flex gap="2" wrap="wrap">
              <Button busy={isLoading} busyLabel={t('settings.saving')} onClick={() => void confirm()}>
                {t('settings.save')}
              </Button>
              <Button variant="ghost" disabled={isLoading} onClick={() => setValue(current)}>
                {t('settings.discard')}
              </Button>
            </Flex>
          </>
        )}
      </Stack>
    </Card>
  );
}
