import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Flex, Stack } from '@groupride/web-ui';
import { Listing } from '../../../shared/components/listing';
import { useGetRoutePlanQuery } from '../api';
import { PlanDetails } from './plan-details';
import { PlanEditor } from './plan-editor';
import { PlanList } from './plan-list';

export interface RoutePlansPanelProps {
  /** The open plan; null shows the list. */
  planId: number | null;
  onOpen: (planId: number | null) => void;
}

/** Plans of shuttles and tours: the list, one plan, or a form. */
export function RoutePlansPanel({ planId, onOpen }: RoutePlansPanelProps) {
  const [isAdding, setAdding] = useState(false);
  if (planId !== null) return <OpenPlan planId={planId} onClose={() => onOpen(null)} />;
  if (isAdding) {
    const open = (added: number) => {
      setAdding(false);
      onOpen(added);
    };
    return <PlanEditor plan={null} onSaved={open} onCancel={() => setAdding(false)} />;
  }
  return <PlanList onOpen={onOpen} onAdd={() => setAdding(true)} />;
}

function OpenPlan({ planId, onClose }: { planId: number; onClose: () => void }) {
  const { t } = useTranslation();
  const [isChanging, setChanging] = useState(false);
  const { data, error, isFetching, refetch } = useGetRoutePlanQuery({ planId }, { refetchOnMountOrArgChange: true });
  const stop = () => setChanging(false);
  return (
    <Stack gap="4">
      <Flex>
        <Button size="sm" variant="ghost" icon={<ArrowLeft size={18} aria-hidden />} onClick={onClose}>
          {t('routePlans.back')}
        </Button>
      </Flex>
      <Listing what="routePlans" asked={{ data, error, isFetching, refetch }}>
        {(plan) =>
          isChanging ? (
            <PlanEditor plan={plan} onSaved={stop} onCancel={stop} />
          ) : (
            <PlanDetails plan={plan} onChange={() => setChanging(true)} onRemoved={onClose} />
          )
        }
      </Listing>
    </Stack>
  );
}
