import { useTranslation } from 'react-i18next';
import { useGetMappingStatusQuery } from '@groupride/web-api-client';

/** The services that answer place searches in this deployment. */
export function usePlaceServices(): { names: string[]; none: boolean } {
  const { data } = useGetMappingStatusQuery();
  const names = (data?.services ?? [])
    .filter(({ available, answers }) => available && answers.includes('places'))
    .map(({ name }) => name);
  return { names, none: data !== undefined && names.length === 0 };
}

export function PoweredBy({ names }: { names: readonly string[] }) {
  const { t } = useTranslation();
  return names.length > 0 ? <span>{t('places.poweredBy', { services: names.join(', ') })}</span> : null;
}
