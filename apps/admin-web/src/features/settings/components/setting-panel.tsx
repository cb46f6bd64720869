import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SettingKind } from '@groupride/contracts';
import { isRefused, type SettingHistory as History, type SettingValue } from '@groupride/web-api-client';
import { Box, Button, Card, Flex, InlineAlert, Stack, toast } from '@groupride/web-ui';
import { DifferencesTable } from '../../../shared/components/differences-table';
import { Listing } from '../../../shared/components/listing';
import { ReasonField } from '../../../shared/components/reason-field';
import { useKeptDraft } from '../../../shared/drafts';
import { RoleNote, usePermission } from '../../../shared/permissions';
import { useProblemText } from '../../../shared/problem-text';
import { useFocusAfterRemoval } from '../../../shared/use-focus-after-removal';
import { useReason } from '../../../shared/use-reason';
import { useGetSettingHistoryQuery, useSaveSettingMutation } from '../api';
import { problemOfDraft } from '../draft-problem';
import { mergeDrafts } from '../merge-drafts';
import { linesOf } from '../setting-lines';
import { SettingHistory } from './setting-history';
import { useLineTexts } from './use-line-texts';

const isSame = (one: SettingValue, other: SettingValue) => JSON.stringify(one) === JSON.stringify(other);

export interface EditorProps {
  value: SettingValue;
  onChange: (value: SettingValue) => void;
  /** Whether the operator's role lacks the permission to change the setting. */
  disabled: boolean;
}

export interface SettingPanelProps {
  kind: SettingKind;
  editor: (props: EditorProps) => ReactNode;
}

/** A setting with an editor that requires a reason, and its history. */
export function SettingPanel({ kind, editor }: SettingPanelProps) {
  const { currentData, error, isFetching, refetch } = useGetSettingHistoryQuery(
    { kind },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Listing what="settings" asked={{ data: currentData, error, isFetching, refetch }}>
      {(history) => (
        <Stack gap="4">
          <SettingForm kind={kind} history={history} editor={editor} />
          <SettingHistory history={history} />
        </Stack>
      )}
    </Listing>
  );
}

function SettingForm({ kind, history: { newest, versions }, editor }: { history: History } & SettingPanelProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const mayChange = usePermission('settings.change');
  const current = versions[0]!.value;
  const { value, setValue, isOvertaken, reset } = useDraft(kind, newest, current);
  const texts = useLineTexts();
  const { field, take } = useReason();
  const [save, { isLoading, error }] = useSaveSettingMutation();
  const changed = !isSame(value, current);
  const failureText = isRefused(error, 'validation_failed')
    ? t(kind === 'service_area' ? 'settings.problems.outsideCity' : 'settings.refused')
    : problemText(error, t('settings.failed'));
  const draftProblem = problemOfDraft(value);
  const [hasTried, setTried] = useState(false);
  const { place, expectRemoval } = useFocusAfterRemoval<HTMLDivElement>();
  const confirm = async () => {
    const reason = take();
    setTried(true);
    if (reason === null || draftProblem) return;
    expectRemoval();
    const answer = await save({ kind, newSettingVersion: { basedOn: newest, reason, value } });
    if (answer.error) return;
    reset(answer.data);
    field.onChange('');
    toast({ tone: 'success', title: t('settings.saved') });
  };
  const discard = () => {
    expectRemoval();
    reset({ newest, versions });
  };
  return (
    <Card title={t(`settings.kinds.${kind}`)}>
      <Stack ref={place} tabIndex={-1} outline="none" role="group" aria-label={t(`settings.kinds.${kind}`)} gap="4">
        <Box textStyle="small" color="fg.muted" maxW="42rem">
          {t(`settings.texts.${kind}`)}
        </Box>
        <RoleNote permission="settings.change" />
        {editor({ value, onChange: setValue, disabled: !mayChange || isLoading })}
        {changed && (
          <>
            <DifferencesTable
              caption={t('settings.differences')}
              before={linesOf(current, texts)}
              after={linesOf(value, texts)}
            />
            <ReasonField {...field} />
            {isOvertaken && (
              <InlineAlert tone="warning">
                {t('settings.overtaken', { name: versions[0]!.author ?? '', reason: versions[0]!.reason ?? '' })}
              </InlineAlert>
            )}
            {hasTried && draftProblem && (
              <InlineAlert tone="error">{t(`settings.problems.${draftProblem}`)}</InlineAlert>
            )}
            {error && !isOvertaken && !draftProblem && <InlineAlert tone="error">{failureText}</InlineAlert>}
            <Flex gap="2" wrap="wrap">
              <Button busy={isLoading} busyLabel={t('settings.saving')} onClick={() => void confirm()}>
                {t('settings.save')}
              </Button>
              <Button variant="ghost" disabled={isLoading} onClick={discard}>
                {t('settings.discard')}
              </Button>
            </Flex>
          </>
        )}
      </Stack>
    </Card>
  );
}

interface Draft {
  /** The version that the operator started with. */
  seen: { newest: number; value: SettingValue };
  value: SettingValue;
}

/**
 * The unsaved input, kept while other pages are shown. Changes by a colleague replace only the fields that the operator
 * left alone.
 */
function useDraft(kind: SettingKind, newest: number, current: SettingValue) {
  const [kept, keep] = useKeptDraft<Draft>(`setting ${kind}`);
  const [seen, setSeen] = useState(kept?.seen ?? { newest, value: current });
  const [value, setValue] = useState(kept?.value ?? current);
  const [isOvertaken, setOvertaken] = useState(false);
  if (newest > seen.newest) {
    setOvertaken(!isSame(value, seen.value));
    setValue(mergeDrafts(seen.value, value, current));
    setSeen({ newest, value: current });
  }
  useEffect(() => keep(isSame(value, seen.value) ? null : { seen, value }));
  const reset = ({ newest: saved, versions }: Pick<History, 'newest' | 'versions'>) => {
    const next = versions[0]!.value;
    setSeen({ newest: saved, value: next });
    setValue(next);
    setOvertaken(false);
  };
  return { value, setValue, isOvertaken, reset };
}
