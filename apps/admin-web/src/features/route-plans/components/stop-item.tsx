import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { ReactNode, SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoutePlanStop, RoutePlanView } from '@groupride/web-api-client';
import { Box, Flex, IconButton, SelectField } from '@groupride/web-ui';
import { stopKey } from '../stop-order';
import { useStopName } from './use-stop-name';

/** Actions for a stop. */
export interface StopMoves {
  busy: boolean;
  /** Moves the stop by this many places within its vehicle. */
  onShift: (stop: RoutePlanStop, by: number) => void;
  /** Moves the stop to the end of another vehicle's route; null leaves the request out. */
  onVehicle: (stop: RoutePlanStop, vehicle: number | null) => void;
}

export interface StopItemProps extends StopMoves {
  plan: RoutePlanView;
  stop: RoutePlanStop;
  /** Null for stops of unserved requests. */
  vehicle: number | null;
  isFirst: boolean;
  isLast: boolean;
  /** False if the operator has no permission to move stops. */
  movable: boolean;
  children: ReactNode;
}

/** Elements that handle a press themselves instead of dragging the stop. */
const CONTROLS = 'button, a, input, select, textarea, label';

/** One stop, which can be dragged, or moved with its buttons and list by keyboard. */
export function StopItem({ plan, stop, vehicle, isFirst, isLast, movable, children, ...moves }: StopItemProps) {
  const { t } = useTranslation();
  const { busy, onShift, onVehicle } = moves;
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: stopKey(stop),
    disabled: !movable || busy,
  });
  const name = useStopName(plan)(stop);
  const unlessOnControl = (type: 'onMouseDown' | 'onTouchStart') => (event: SyntheticEvent) => {
    if (!(event.target as Element).closest(CONTROLS)) listeners?.[type]?.(event);
  };
  return (
    <Box
      ref={setNodeRef}
      as="li"
      data-stop={stopKey(stop)}
      data-dragged={isDragging || undefined}
      {...(movable && {
        onMouseDown: unlessOnControl('onMouseDown'),
        onTouchStart: unlessOnControl('onTouchStart'),
        cursor: isDragging ? 'grabbing' : 'grab',
        touchAction: 'manipulation',
      })}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      opacity={isDragging ? 0.5 : 1}
      borderWidth="1px"
      borderRadius="md"
      bg="bg.panel"
      p="2"
    >
      <Flex gap="2" align="flex-start">
        {movable && (
          <Flex
            boxSize="11"
            align="center"
            justify="center"
            color="fg.subtle"
            title={t('routePlans.drag', { stop: name })}
          >
            <GripVertical size={18} aria-hidden />
          </Flex>
        )}
        <Box flex="1" minW="0" overflowWrap="anywhere">
          <Box fontWeight="semibold">{name}</Box>
          {children}
        </Box>
        {movable && vehicle !== null && (
          <Flex>
            <IconButton
              data-control="earlier"
              label={t('routePlans.earlier', { stop: name })}
              icon={<ArrowUp size={18} aria-hidden />}
              disabled={busy || isFirst}
              onClick={() => onShift(stop, -1)}
            />
            <IconButton
              data-control="later"
              label={t('routePlans.later', { stop: name })}
              icon={<ArrowDown size={18} aria-hidden />}
              disabled={busy || isLast}
              onClick={() => onShift(stop, 1)}
            />
          </Flex>
        )}
      </Flex>
      {movable && (
        <Box mt="2">
          <SelectField
            data-control="vehicle"
            label={t('routePlans.moveTo', { stop: name })}
            labelHidden
            disabled={busy}
            value={vehicle === null ? '' : String(vehicle)}
            options={[
              { value: '', label: t('routePlans.nobodyDrives') },
              ...plan.vehicles.map((each, index) => ({ value: String(index), label: each.name })),
            ]}
            onChange={({ target }) => onVehicle(stop, target.value === '' ? null : Number(target.value))}
          />
        </Box>
      )}
    </Box>
  );
}
