import { useEffect, useRef, useState, type RefObject } from 'react';
import type { RoutePlanStop, RoutePlanView } from '@groupride/web-api-client';
import { stopKey, stopsOf } from './stop-order';

/** Controls that move a stop without a pointer. */
export type MoveControl = 'earlier' | 'later' | 'vehicle';

/** After the person's next action, the focus is no longer moved. */
const NEXT = ['keydown', 'pointerdown'] as const;
const CONTROLS: Readonly<Record<MoveControl, readonly MoveControl[]>> = {
  earlier: ['earlier', 'later', 'vehicle'],
  later: ['later', 'earlier', 'vehicle'],
  vehicle: ['vehicle'],
};

/**
 * Keeps the focus on the control that moved a stop, which is disabled until the new times are known and may move with
 * its stop into another list.
 * @returns a ref for the board; the moved stop, once the plan shows its new position; and a callback for each move
 * (null control when dragged)
 */
export function useMovedStop(plan: RoutePlanView): {
  board: RefObject<HTMLDivElement | null>;
  moved: RoutePlanStop | null;
  moves: (stop: RoutePlanStop, control: MoveControl | null) => void;
} {
  const board = useRef<HTMLDivElement>(null);
  const pending = useRef<{ stop: RoutePlanStop; control: MoveControl } | null>(null);
  const [last, setLast] = useState<{ stop: RoutePlanStop; revision: number } | null>(null);
  // Runs after every render, since any of them may enable the control again or move it.
  useEffect(() => {
    const { activeElement } = document;
    if (!pending.current || (activeElement !== document.body && !activeElement?.matches(':disabled'))) return;
    const { stop, control } = pending.current;
    controlOf(board.current, plan, stop, control)?.focus();
  });
  const moves = (stop: RoutePlanStop, control: MoveControl | null) => {
    setLast({ stop, revision: plan.revision });
    pending.current = control && { stop, control };
    const theirs = () => {
      pending.current = null;
      for (const event of NEXT) document.removeEventListener(event, theirs, true);
    };
    for (const event of NEXT) document.addEventListener(event, theirs, true);
  };
  return { board, moved: last && last.revision !== plan.revision ? last.stop : null, moves };
}

/** For an unserved request, only one stop is shown. */
function controlOf(
  board: HTMLElement | null,
  plan: RoutePlanView,
  stop: RoutePlanStop,
  control: MoveControl,
): HTMLElement | null {
  const found = [stop, ...stopsOf(plan, stop.request)]
    .map((each) => board?.querySelector(`[data-stop="${stopKey(each)}"]`))
    .find(Boolean);
  // The first stop cannot move earlier, nor the last one later.
  return (
    CONTROLS[control]
      .map((each) => found?.querySelector<HTMLElement>(`[data-control="${each}"]:not(:disabled)`))
      .find(Boolean) ?? null
  );
}
