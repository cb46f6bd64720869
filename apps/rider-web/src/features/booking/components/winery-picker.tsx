import { Grape } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useListWineriesQuery } from '@groupride/web-api-client';
import { Box, Card, CardSkeletons, ErrorState, Flex, Stack, chakra } from '@groupride/web-ui';
import type { PickedPlace } from '../../../shared/places/place';

export interface WineryPickerProps {
  destination: PickedPlace | null;
  /** Makes the winery the destination. */
  onChoose: (winery: PickedPlace) => void;
}

/** The wineries of a wine tour, as radio buttons. Choosing another destination unchecks them all. */
export function WineryPicker({ destination, onChoose }: WineryPickerProps) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useListWineriesQuery();
  if (isError) {
    return (
      <Card>
        <ErrorState
          title={t('wineries.failed')}
          onRetry={() => void refetch()}
          retryLabel={t('common.retry')}
          retrying={isFetching}
        />
      </Card>
    );
  }
  if (!data) return <CardSkeletons count={1} label={t('common.loading')} />;
  return (
    <Card title={t('wineries.title')}>
      {data.length === 0 ? (
        <Box color="fg.muted">{t('wineries.none')}</Box>
      ) : (
        <Stack role="radiogroup" aria-label={t('wineries.title')} gap="2">
          {data.map(({ id, name, address, description, lat, lng }) => {
            const checked = destination?.id === idOf(id);
            return (
              <chakra.label
                key={id}
                display="flex"
                gap="3"
                alignItems="flex-start"
                p="3"
                borderRadius="md"
                borderWidth="1px"
                borderColor={checked ? 'brand.solid' : 'border'}
                bg={checked ? 'brand.subtle' : 'bg.panel'}
                cursor="pointer"
                _focusWithin={{
                  outlineWidth: '2px',
                  outlineStyle: 'solid',
                  outlineColor: 'focusRing',
                  outlineOffset: '2px',
                }}
              >
                <chakra.input
                  type="radio"
                  name="winery"
                  srOnly
                  checked={checked}
                  onChange={() =>
                    onChoose({ id: idOf(id), name: `${name}, ${address}`.slice(0, 200), address, lat, lng })
                  }
                />
                <Box color="brand.fg" pt="0.5">
                  <Grape size={20} aria-hidden />
                </Box>
                <Flex direction="column" minW="0">
                  <Box textStyle="label" fontWeight="semibold">
                    {name}
                  </Box>
                  <Box textStyle="caption" color="fg.muted">
                    {address}
                  </Box>
                  {description && (
                    <Box textStyle="small" mt="1">
                      {description}
                    </Box>
                  )}
                </Flex>
              </chakra.label>
            );
          })}
        </Stack>
      )}
    </Card>
  );
}

const idOf = (id: number) => `winery:${id}`;
