import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalesInquiryState } from '@groupride/contracts';
import { isRefused, problemOf, type SalesInquiryView } from '@groupride/web-api-client';
import { Badge, Box, Button, Card, Flex, Stack, TextLink, toast, useFormat, type BadgeProps } from '@groupride/web-ui';
import { Permitted } from '../../../shared/permissions';
import { useProblemText } from '../../../shared/problem-text';
import { useChangeSalesInquiryMutation } from '../api';

const TONES: Readonly<Record<SalesInquiryState, NonNullable<BadgeProps['tone']>>> = {
  new: 'brand',
  answered: 'success',
  closed: 'neutral',
};
/** The possible next states of an inquiry, the usual one first. */
const NEXT: Readonly<Record<SalesInquiryState, readonly SalesInquiryState[]>> = {
  new: ['answered', 'closed'],
  answered: ['closed', 'new'],
  closed: ['new'],
};
const LABELS = { new: 'setNew', answered: 'setAnswered', closed: 'setClosed' } as const;

/** An inquiry with its contact details and the buttons that change its state. */
export function InquiryCard({ inquiry, children }: { inquiry: SalesInquiryView; children?: ReactNode }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const problemText = useProblemText();
  const [change, { isLoading, originalArgs }] = useChangeSalesInquiryMutation();
  const { id, name, email, organization, phone, message, state, sentAt, changedBy, changedAt } = inquiry;
  /** What a colleague did meanwhile; null when that is not the problem. */
  const theirChange = (error: unknown) => {
    if (!isRefused(error, 'inquiry_changed')) return null;
    const theirs = (problemOf(error)?.extra ?? {}) as Partial<SalesInquiryView>;
    if (!theirs.changedBy || !theirs.state) return null;
    return t('sales.changedMeanwhile', { name: theirs.changedBy, state: t(`sales.states.${theirs.state}`) });
  };
  const set = async (next: SalesInquiryState) => {
    if (isLoading) return;
    const { error } = await change({ inquiryId: id, salesInquiryChange: { state: next, changedFrom: state } });
    if (error)
      toast({ tone: 'error', title: t('sales.notChanged'), description: theirChange(error) ?? problemText(error) });
    else toast({ tone: 'success', title: t('sales.done', { name, state: t(`sales.states.${next}`) }) });
  };
  return (
    <Card
      title={organization ? `${name} · ${organization}` : name}
      action={<Badge tone={TONES[state]}>{t(`sales.states.${state}`)}</Badge>}
    >
      <Stack gap="3">
        <Flex wrap="wrap" columnGap="4" rowGap="1" textStyle="small">
          <TextLink href={`mailto:${email}?subject=${encodeURIComponent(t('sales.subject'))}`}>{email}</TextLink>
          {phone && <TextLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</TextLink>}
          <Box color="fg.muted">{dateTime(sentAt)}</Box>
        </Flex>
        <Box whiteSpace="pre-wrap" overflowWrap="anywhere">
          {message}
        </Box>
        {changedBy && changedAt && (
          <Box textStyle="caption" color="fg.muted">
            {t('sales.changed', { state: t(`sales.states.${state}`), name: changedBy, time: dateTime(changedAt) })}
          </Box>
        )}
        <Permitted permission="support.answer">
          <Flex wrap="wrap" gap="2">
            {NEXT[state].map((next, index) => (
              <Button
                key={next}
                size="sm"
                variant={index === 0 ? 'secondary' : 'ghost'}
                busy={isLoading && originalArgs?.salesInquiryChange.state === next}
                busyLabel={t('sales.saving')}
                aria-label={`${t(`sales.${LABELS[next]}`)}: ${name}`}
                onClick={() => void set(next)}
              >
                {t(`sales.${LABELS[next]}`)}
              </Button>
            ))}
            {children}
          </Flex>
        </Permitted>
      </Stack>
    </Card>
  );
}
