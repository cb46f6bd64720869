import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefused, type DriverApplicationView } from '@groupride/web-api-client';
import { Box, CardSkeletons, ErrorState, chakra, formatPhone, useFormat } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useGetDriverApplicationQuery } from '../api';

/** The data of a driver's application, for comparison with the documents. */
export function ApplicationDetails({ driverId }: { driverId: number }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useGetDriverApplicationQuery(
    { driverId },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <chakra.section>
      <chakra.h3 textStyle="heading" mb="2">
        {t('application.title')}
      </chakra.h3>
      {data && !error ? (
        <Details application={data} />
      ) : isRefused(error, 'not_found') ? (
        <Box textStyle="small" color="fg.muted">
          {t('application.none')}
        </Box>
      ) : error ? (
        <ErrorState
          title={t('application.failed')}
          detail={problemText(error)}
          onRetry={() => void refetch()}
          retryLabel={t('app.retry')}
          retrying={isFetching}
        />
      ) : (
        <CardSkeletons count={1} label={t('app.loading')} />
      )}
    </chakra.section>
  );
}

function Details({ application }: { application: DriverApplicationView }) {
  const { t } = useTranslation();
  const format = useFormat();
  // 17:00 UTC is the same calendar day in every American time zone.
  const day = (date: string) => format.date(`${date}T17:00:00Z`);
  const { address, city, state, zipCode, licenseNumber, licenseState, licensedSince } = application;
  const { vehicleMake, vehicleModel, vehicleYear, vehicleColor, emergencyContact, emergencyPhone } = application;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('application.fullName'), application.fullName],
    [t('application.dateOfBirth'), day(application.dateOfBirth)],
    [t('application.address'), `${address}, ${city}, ${state} ${zipCode}`],
    [t('application.license'), `${licenseNumber} (${licenseState})`],
    [t('application.licensedSince'), day(licensedSince)],
    [
      t('application.vehicle'),
      `${vehicleYear} ${vehicleMake} ${vehicleModel}, ${t(`application.colors.${vehicleColor}`)}`,
    ],
    [t('application.insurance'), `${application.insuranceProvider}, ${application.insurancePolicy}`],
    [t('application.emergency'), `${emergencyContact}, ${formatPhone(emergencyPhone)}`],
    ...(application.experience ? [[t('application.experience'), application.experience] as const] : []),
    [
      t('application.consents'),
      t('application.consentsGiven', {
        consents: application.consents.map((each) => t(`application.consentNames.${each}`)).join(', '),
        date: format.dateTime(application.submittedAt),
        version: application.consentVersion,
      }),
    ],
  ];
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: 'auto 1fr' }}
      columnGap="4"
      rowGap="1.5"
      textStyle="small"
    >
      {facts.map(([term, detail]) => (
        <Box key={term} display="contents">
          <chakra.dt color="fg.muted">{term}</chakra.dt>
          <chakra.dd overflowWrap="anywhere" mb={{ base: '1.5', md: '0' }}>
            {detail}
          </chakra.dd>
        </Box>
      ))}
    </chakra.dl>
  );
}
