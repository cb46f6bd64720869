import { BriefcaseBusiness } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { SalesInquiryView } from '@groupride/web-api-client';
import { Button } from '@groupride/web-ui';
import { usePermission } from '../../../shared/permissions';

const CreateAccountDialog = lazy(() => import('./create-account-dialog'));

/** Creates a business account from the data of a sales inquiry. Renders nothing for roles without permission. */
export function CreateFromInquiry({ inquiry }: { inquiry: SalesInquiryView }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mayCreate = usePermission('business.manage');
  const [open, setOpen] = useState(false);
  const { id, name, organization, email, state } = inquiry;
  if (!mayCreate || state === 'closed') return null;
  return (
    <>
      <Button
        size="sm"
        variant="soft"
        icon={<BriefcaseBusiness size={16} aria-hidden />}
        aria-label={`${t('business.createFromInquiry')}: ${name}`}
        onClick={() => setOpen(true)}
      >
        {t('business.createFromInquiry')}
      </Button>
      <Suspense>
        {open && (
          <CreateAccountDialog
            known={{ name: (organization ?? name).slice(0, 100), billingEmails: email }}
            salesInquiryId={id}
            onClose={() => setOpen(false)}
            onCreated={(accountId) => void navigate(`/admin/business/${accountId}`)}
          />
        )}
      </Suspense>
    </>
  );
}
