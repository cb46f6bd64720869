import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageHeader, Stack } from '@groupride/web-ui';
import { CreateFromInquiry } from '../../features/business/components/create-from-inquiry';
import { asInquiryFilter, InquiryList } from '../../features/sales/components/inquiry-list';
import { usePageTitle } from '../../shared/use-page-title';

/** Inquiries from the business page. The URL holds the filter. */
export function SalesPage() {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  usePageTitle(t('sales.title'));
  return (
    <Stack gap="4">
      <PageHeader backOffice title={t('sales.title')} subtitle={t('sales.text')} />
      <InquiryList
        actionsOf={(inquiry) => <CreateFromInquiry inquiry={inquiry} />}
        filter={asInquiryFilter(parameters.get('state'))}
        onFilter={(state) => setParameters(state === 'new' ? {} : { state }, { replace: true })}
      />
    </Stack>
  );
}
