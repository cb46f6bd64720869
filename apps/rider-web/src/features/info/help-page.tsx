import { ChevronDown, CreditCard, Mail, MessageSquare, Phone, Route, Settings, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card, ListRow, RowList, Stack, chakra } from '@groupride/web-ui';
import { Page } from '../../shared/page';
import { useClientConfig } from '../../shared/session';

const topics = ['book', 'payment', 'safety', 'account'] as const;

/** Help topics with their answers, the chat with support, and whom to call where the deployment names somebody. */
export default function HelpPage() {
  const { t } = useTranslation();
  const { supportPhone, supportEmail } = useClientConfig() ?? {};
  const icons = {
    book: <Route size={20} aria-hidden />,
    payment: <CreditCard size={20} aria-hidden />,
    safety: <ShieldCheck size={20} aria-hidden />,
    account: <Settings size={20} aria-hidden />,
  };
  return (
    <Page title={t('help.title')} back="history">
      <Stack gap="3">
        {topics.map((topic) => (
          <chakra.details
            key={topic}
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="lg"
            boxShadow="xs"
            overflow="hidden"
          >
            <chakra.summary
              display="flex"
              alignItems="center"
              gap="3"
              minH="14"
              px="4"
              cursor="pointer"
              textStyle="strong"
              _focusVisible={{ outlineOffset: '-2px' }}
            >
              <chakra.span color="brand.fg">{icons[topic]}</chakra.span>
              <chakra.span flex="1">{t(`help.topics.${topic}.title`)}</chakra.span>
              <chakra.span
                color="fg.subtle"
                css={{ 'details[open] &': { transform: 'rotate(180deg)' } }}
                transition="transform 160ms"
              >
                <ChevronDown size={18} aria-hidden />
              </chakra.span>
            </chakra.summary>
            <chakra.p px="4" pb="4" textStyle="small" color="fg.muted">
              {t(`help.topics.${topic}.text`)}
            </chakra.p>
          </chakra.details>
        ))}
      </Stack>
      <Card flush title={t('help.contact')}>
        <RowList label={t('help.contact')}>
          <li>
            <ListRow
              href="/help/chat"
              leading={<MessageSquare size={20} aria-hidden />}
              title={t('support.open')}
              detail={t('support.openDetail')}
            />
          </li>
          {supportPhone && (
            <li>
              <ListRow
                href={`tel:${supportPhone.replace(/[^+\d]/g, '')}`}
                leading={<Phone size={20} aria-hidden />}
                title={t('help.phone')}
                detail={supportPhone}
              />
            </li>
          )}
          {supportEmail && (
            <li>
              <ListRow
                href={`mailto:${supportEmail}`}
                leading={<Mail size={20} aria-hidden />}
                title={t('help.email')}
                detail={supportEmail}
              />
            </li>
          )}
        </RowList>
      </Card>
    </Page>
  );
}
