import { useDroppable } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import type { RoutePlanStop } from '@groupride/web-api-client';
import { Stack } from '@groupride/web-ui';
import { stopKey } from '../stop-order';

export interface StopListProps {
  /** Drop target of the list: `vehicle 0` or `nobody`. */
  id: string;
  label: string;
  stops: readonly RoutePlanStop[];
  children: ReactNode;
}

/** Stops in order. Others can be dropped between them, or onto an empty list. */
export function StopList({ id, label, stops, children }: StopListProps) {
  const { setNodeRef, isOver } = useDroppable({ id });
  return (
    <SortableContext id={id} items={stops.map(stopKey)} strategy={verticalListSortingStrategy}>
      <Stack
        ref={setNodeRef}
        as="ol"
        aria-label={label}
        gap="2"
        minH="12"
        listStyleType="none"
        borderRadius="md"
        bg={isOver ? 'brand.subtle' : 'transparent'}
      >
        {children}
      </Stack>
    </SortableContext>
  );
}
