import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Flex, PageHeader, Stack, TextLink } from '@groupride/web-ui';
import { useGetBusinessInvoiceQuery } from '../../features/business/api';
import { InvoiceActions } from '../../features/business/components/invoice-actions';
import { InvoiceDetails } from '../../features/business/components/invoice-details';
import { InvoiceStatus } from '../../features/business/components/invoices-table';
import { RoleNote } from '../../shared/permissions';
import { usePageTitle } from '../../shared/use-page-title';
import { PersonState } from './person-page';

/** One invoice of a business account. */
export function BusinessInvoicePage() {
  const { t } = useTranslation();
  const invoiceId = Number(useParams()['invoiceId'] ?? '');
  const valid = Number.isSafeInteger(invoiceId) && invoiceId > 0;
  const {
    currentData: invoice,
    error,
    isFetching,
    refetch,
  } = useGetBusinessInvoiceQuery({ invoiceId }, { skip: !valid, refetchOnMountOrArgChange: true });
  const title = invoice ? t('business.invoice.title', { number: invoice.number }) : t('business.invoice.untitled');
  usePageTitle(title);
  if (!invoice) {
    const back = { href: '/admin/business', label: t('business.toAccounts') };
    const missing = { title: t('business.invoice.notFound'), text: t('business.invoice.notFoundText') };
    return (
      <PersonState
        what="businessInvoice"
        asked={{ error, isFetching, refetch }}
        title={title}
        valid={valid}
        back={back}
        missing={missing}
      />
    );
  }
  const account = `/admin/business/${invoice.accountId}`;
  return (
    <Stack gap="4">
      <PageHeader
        backOffice
        title={title}
        subtitle={
          <Flex as="span" align="center" gap="2" wrap="wrap">
            <TextLink href={account}>{invoice.accountName}</TextLink>
            <InvoiceStatus invoice={invoice} />
          </Flex>
        }
        back={`${account}?tab=invoices`}
        backLabel={t('business.invoice.toInvoices')}
        actions={<InvoiceActions invoice={invoice} />}
      />
      <RoleNote permission="money.manage" />
      <InvoiceDetails invoice={invoice} />
    </Stack>
  );
}
