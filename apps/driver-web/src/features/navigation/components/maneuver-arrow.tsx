import { ArrowUp, CornerUpLeft, CornerUpRight, IterationCw, MapPin, Undo2, type LucideIcon } from 'lucide-react';
import type { TurnDirection } from '@groupride/contracts';

const ARROWS: Readonly<Record<TurnDirection, { icon: LucideIcon; turned?: number }>> = {
  straight: { icon: ArrowUp },
  slight_left: { icon: ArrowUp, turned: -45 },
  left: { icon: CornerUpLeft },
  sharp_left: { icon: ArrowUp, turned: -135 },
  slight_right: { icon: ArrowUp, turned: 45 },
  right: { icon: CornerUpRight },
  sharp_right: { icon: ArrowUp, turned: 135 },
  u_turn: { icon: Undo2 },
  roundabout: { icon: IterationCw },
  arrive: { icon: MapPin },
};

/** The arrow of a maneuver; the text beside it has the same meaning. */
export function ManeuverArrow({ direction, size }: { direction: TurnDirection; size: number }) {
  const { icon: Icon, turned } = ARROWS[direction];
  return (
    <Icon
      size={size}
      strokeWidth={2.5}
      aria-hidden
      data-direction={direction}
      {...(turned === undefined ? {} : { style: { transform: `rotate(${turned}deg)` } })}
    />
  );
}
