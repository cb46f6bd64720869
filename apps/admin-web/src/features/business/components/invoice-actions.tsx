import { FileSpreadsheet, FileText } from 'lucide-react';
import { Suspense, lazy, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BusinessInvoiceView } from '@groupride/web-api-client';
import { Button, Flex } from '@groupride/web-ui';
import { download } from '../../../shared/download';
import { usePermission } from '../../../shared/permissions';
import { useVoidBusinessInvoiceMutation } from '../api';
import { useRecordedPayments } from '../use-record-payment';
import { BusinessReasonDialog } from './reason-dialog';

const PaymentDialog = lazy(() => import('./payment-dialog'));

/** Buttons to download the invoice, record a payment, and void the invoice while nothing is paid. */
export function InvoiceActions({ invoice }: { invoice: BusinessInvoiceView }) {
  const { t } = useTranslation();
  const mayManage = usePermission('money.manage');
  const [open, setOpen] = useState<'payment' | 'void' | null>(null);
  const [voidInvoice, voiding] = useVoidBusinessInvoiceMutation();
  const { id, number, status, paid } = invoice;
  const isOpen = status === 'open';
  const close = () => setOpen(null);
  const forgetRecorded = useRecordedPayments();
  useEffect(() => forgetRecorded(invoice));
  const save = (format: 'pdf' | 'csv') => download(`/api/admin/business-invoices/${id}/${format}`);
  return (
    <Flex gap="2" wrap="wrap">
      <Button size="sm" variant="secondary" icon={<FileText size={16} aria-hidden />} onClick={() => save('pdf')}>
        {t('business.invoice.pdf')}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        icon={<FileSpreadsheet size={16} aria-hidden />}
        onClick={() => save('csv')}
      >
        {t('business.invoice.csv')}
      </Button>
      {mayManage && isOpen && (
        <Button size="sm" onClick={() => setOpen('payment')}>
          {t('business.payment.record')}
        </Button>
      )}
      {mayManage && isOpen && Number(paid) === 0 && (
        <Button size="sm" variant="dangerGhost" onClick={() => setOpen('void')}>
          {t('business.invoice.void')}
        </Button>
      )}
      <Suspense>{open === 'payment' && <PaymentDialog invoice={invoice} onClose={close} />}</Suspense>
      {open === 'void' && (
        <BusinessReasonDialog
          danger
          isLoading={voiding.isLoading}
          texts={{
            title: t('business.invoice.voidTitle', { number }),
            text: t('business.invoice.voidText'),
            submit: t('business.invoice.void'),
            busy: t('business.saving'),
            done: t('business.invoice.voidDone', { number }),
            failed: t('business.invoice.voidFailed'),
          }}
          run={(reason) => voidInvoice({ invoiceId: id, businessReason: { reason } })}
          onClose={close}
        />
      )}
    </Flex>
  );
}
