import { useTranslation } from 'react-i18next';
import type { DisputeCase } from '@groupride/web-api-client';
import { InlineAlert, useFormat } from '@groupride/web-ui';
import { RoleNote } from '../../../shared/permissions';
import { useDueText } from '../use-due-text';

/** Shows the deadline, or why nothing can be changed. */
export function EvidenceState({ dispute }: { dispute: DisputeCase }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const due = useDueText();
  const { evidenceState, submittedBy, submittedAt, canChange, evidenceDueAt } = dispute;
  const when = submittedAt ? dateTime(submittedAt) : '';
  if (evidenceState === 'submitted')
    return <InlineAlert tone="success">{t('evidence.given', { name: submittedBy ?? '', when })}</InlineAlert>;
  if (evidenceState === 'given_elsewhere')
    return <InlineAlert tone="info">{t('evidence.givenElsewhere', { when })}</InlineAlert>;
  if (evidenceState === 'submitting') return <InlineAlert tone="warning">{t('evidence.unconfirmed')}</InlineAlert>;
  if (!canChange) return <InlineAlert tone="info">{t('evidence.closed')}</InlineAlert>;
  return (
    <>
      {evidenceDueAt && <InlineAlert tone="warning">{due(evidenceDueAt)}</InlineAlert>}
      <RoleNote permission="money.manage" />
    </>
  );
}
