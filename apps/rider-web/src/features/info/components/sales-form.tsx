import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldProblemsOf, isRefused, useContactSalesMutation } from '@groupride/web-api-client';
import { Box, Button, Card, EmptyState, InlineAlert, Stack, TextAreaField, TextField, chakra } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useSession } from '../../../shared/session';
import {
  inquiryOf,
  problemsOf,
  refusedFields,
  SALES_FIELDS,
  SALES_LIMITS,
  type SalesField,
  type SalesProblems,
} from '../sales-inquiry';

/** A message to sales, with or without an account. */
export function SalesForm({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation();
  const { me } = useSession();
  const problemText = useProblemText();
  const [send, { isLoading }] = useContactSalesMutation();
  const [draft, setDraft] = useState(() => ({
    name: me?.name ?? '',
    email: me?.email ?? '',
    organization: '',
    phone: '',
    message: '',
  }));
  // Reused when the same text is retried, so that a lost answer does not send the message twice.
  const [clientId, setClientId] = useState(() => crypto.randomUUID());
  const [problems, setProblems] = useState<SalesProblems>({});
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState(false);

  const change = (field: SalesField, text: string) => {
    setDraft((before) => ({ ...before, [field]: text }));
    setProblems(({ [field]: _fixed, ...others }) => others);
    setClientId(crypto.randomUUID());
  };
  const submit = async () => {
    if (isLoading) return;
    setFailure(undefined);
    const found = problemsOf(draft);
    setProblems(found);
    const first = SALES_FIELDS.find((field) => found[field]);
    if (first) return document.getElementById(idOf(first))?.focus();
    const { error } = await send({ newSalesInquiry: inquiryOf(draft, clientId) });
    if (!error) return setSent(true);
    const refused = refusedFields(fieldProblemsOf(error).map(({ field }) => field));
    if (Object.keys(refused).length > 0) return setProblems(refused);
    setFailure(isRefused(error, 'too_many_requests') ? t('business.form.tooMany') : problemText(error));
  };
  const control = (field: SalesField) => ({
    id: idOf(field),
    value: draft[field],
    maxLength: SALES_LIMITS[field],
    error: problems[field] && t(`business.form.${problems[field]}`),
    onChange: ({ target }: { target: { value: string } }) => change(field, target.value),
  });

  if (sent)
    return (
      <Box role="status">
        <EmptyState
          icon={<MailCheck size={26} aria-hidden />}
          title={t('business.form.sent')}
          detail={t('business.form.sentDetail', { name: draft.name.trim(), email: draft.email.trim() })}
        />
      </Box>
    );
  return (
    <Card title={t('business.contact')}>
      <chakra.form
        noValidate
        aria-label={t('business.contact')}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap="4">
          <Box textStyle="small" color="fg.muted">
            {t('business.form.detail')}
          </Box>
          <TextField label={t('business.form.name')} autoComplete="name" autoFocus {...control('name')} />
          <TextField
            label={t('business.form.email')}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            {...control('email')}
          />
          <TextField label={t('business.form.organization')} autoComplete="organization" {...control('organization')} />
          <TextField label={t('business.form.phone')} type="tel" autoComplete="tel" {...control('phone')} />
          <TextAreaField
            label={t('business.form.message')}
            placeholder={t('business.form.placeholder')}
            rows={5}
            {...control('message')}
          />
          {failure && (
            <InlineAlert tone="error" title={t('business.form.failed')}>
              {failure}
            </InlineAlert>
          )}
          <Button type="submit" size="lg" block busy={isLoading} busyLabel={t('business.form.sending')}>
            {t('business.form.send')}
          </Button>
          <Button variant="ghost" block disabled={isLoading} onClick={onCancel}>
            {t('business.form.cancel')}
          </Button>
        </Stack>
      </chakra.form>
    </Card>
  );
}

const idOf = (field: SalesField): string => `sales-${field}`;
