import { FileClock } from 'lucide-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { PolicyState } from '@groupride/contracts';
import type { CancellationPolicyView } from '@groupride/web-api-client';
import { Badge, Box, useFormat, type Column, type Tone } from '@groupride/web-ui';
import { AskDialog } from '../../../shared/components/ask-dialog';
import { EditableTable } from '../../../shared/components/editable-table';
import { Listing } from '../../../shared/components/listing';
import { Pager } from '../../../shared/components/pager';
import { usePages } from '../../../shared/use-pages';
import { useListCancellationPoliciesQuery, useWithdrawCancellationPolicyMutation } from '../api';
import { PolicyComparison } from './policy-comparison';
import { PolicyTerms } from './policy-texts';

const PolicyDialog = lazy(() => import('./policy-dialog'));

const TONES: Readonly<Record<PolicyState, Tone>> = {
  current: 'success',
  coming: 'info',
  past: 'neutral',
  withdrawn: 'warning',
};
/** Number of versions per page of the API. */
const PAGE = 50;

/** Cancellation policies: current, future and past versions. Only future ones can change. */
export function PoliciesTable() {
  const { t } = useTranslation();
  const { start: before, pagination } = usePages<string>(undefined);
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useListCancellationPoliciesQuery(before ? { before } : {}, { refetchOnMountOrArgChange: true });
  const columns = usePolicyColumns();
  const texts = {
    caption: t('policies.title'),
    add: t('policies.add'),
    edit: t('settings.restore'),
    end: t('policies.withdraw'),
    actions: t('policies.actions'),
  };
  return (
    <Listing what="policies" asked={{ data, error, isFetching, refetch }} skeletons={2}>
      {(all) => {
        const versions = all.filter(({ state }) => state !== 'withdrawn');
        return (
          <>
            <EditableTable
              words={{ ...texts, empty: t('policies.empty'), emptyText: t('policies.emptyText') }}
              icon={<FileClock size={26} aria-hidden />}
              columns={columns}
              rows={all}
              rowKey={({ id }) => id}
              nameOf={({ id }) => t('policies.version', { id })}
              mayEdit={({ state }) => state === 'past'}
              mayEnd={({ state }) => state === 'coming'}
              editor={(version, onClose) =>
                versions[0] && (
                  <PolicyDialog
                    before={(version ?? versions[0]).terms}
                    restores={version?.id ?? null}
                    newest={before ? null : Math.max(...versions.map(({ id }) => id))}
                    onClose={onClose}
                  />
                )
              }
              ender={(version, onClose, onWithdrawn) => (
                <Withdraw version={version} onClose={onClose} onWithdrawn={onWithdrawn} />
              )}
            >
              <Box color="fg.muted" textStyle="small" maxW="42rem">
                {t('policies.text')}
              </Box>
            </EditableTable>
            <Pager
              label={t('policies.pages')}
              {...pagination(versions.length === PAGE ? versions.at(-1)?.validFrom : null)}
            />
            <PolicyComparison versions={all} />
          </>
        );
      }}
    </Listing>
  );
}

function usePolicyColumns(): Column<CancellationPolicyView>[] {
  const { t } = useTranslation();
  const { number } = useFormat();
  return [
    {
      key: 'version',
      header: t('policies.validity'),
      primary: true,
      cell: (version) => (
        <Box minW={{ md: '12rem' }}>
          <Badge tone={TONES[version.state]}>{t(`policies.states.${version.state}`)}</Badge>
          <Validity version={version} />
        </Box>
      ),
    },
    { key: 'terms', header: t('policies.terms'), cell: ({ terms }) => <PolicyTerms terms={terms} /> },
    { key: 'rides', header: t('policies.rides'), align: 'end', cell: ({ rides }) => number(rides) },
    { key: 'by', header: t('policies.by'), cell: (version) => <Author version={version} /> },
  ];
}

/** Who added a version and why, and who withdrew it. */
function Author({ version: { createdBy, reason, restores, withdrawal } }: { version: CancellationPolicyView }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  return (
    <>
      <Box>{createdBy ?? t('policies.fromTheBeginning')}</Box>
      {createdBy && (
        <Box textStyle="caption" color="fg.muted" overflowWrap="anywhere" whiteSpace="pre-line">
          {reason ?? t('settings.noReason')}
          {restores && ` (${t('settings.restores', { version: t('policies.version', { id: restores }) })})`}
        </Box>
      )}
      {withdrawal && (
        <Box textStyle="caption" mt="1" overflowWrap="anywhere" whiteSpace="pre-line">
          {t('policies.withdrawnBy', { name: withdrawal.by, when: dateTime(withdrawal.at) })}
          <Box color="fg.muted">{withdrawal.reason ?? t('settings.noReason')}</Box>
        </Box>
      )}
    </>
  );
}

/** Validity in the city's time zone; the first version has no start. */
function Validity({ version: { validFrom, validUntil, createdBy, withdrawal } }: { version: CancellationPolicyView }) {
  const { t } = useTranslation();
  const { date, time } = useFormat();
  const moment = (at: string) => `${date(at)}, ${time(at)}`;
  if (withdrawal)
    return (
      <Box textStyle="caption" color="fg.muted" fontWeight="normal" mt="1">
        {t('policies.neverFrom', { at: moment(validFrom) })}
      </Box>
    );
  const parts = [
    createdBy && t('policies.from', { at: moment(validFrom) }),
    validUntil ? t('policies.until', { at: moment(validUntil) }) : t('policies.open'),
  ];
  return (
    <Box textStyle="caption" color="fg.muted" fontWeight="normal" mt="1">
      {parts.filter(Boolean).map((part) => (
        <Box key={part}>{part}</Box>
      ))}
    </Box>
  );
}

function Withdraw({
  version: { id, validFrom },
  onClose,
  onWithdrawn,
}: {
  version: CancellationPolicyView;
  onClose: () => void;
  onWithdrawn: () => void;
}) {
  const { t } = useTranslation();
  const { date, time } = useFormat();
  const [withdraw] = useWithdrawCancellationPolicyMutation();
  const when = `${date(validFrom)}, ${time(validFrom)}`;
  return (
    <AskDialog
      danger
      words={{
        title: t('policies.withdrawTitle', { when }),
        text: t('policies.withdrawText'),
        confirm: t('policies.withdraw'),
        busy: t('policies.withdrawing'),
        done: t('policies.withdrawn'),
      }}
      asksReason
      run={(reason) => withdraw({ policyId: id, reason })}
      onClose={onClose}
      onDone={onWithdrawn}
    />
  );
}
