import { List, LocateFixed, Map as MapIcon, Minus, Plus, type LucideIcon } from 'lucide-react';
import { IconButton, Stack } from '@groupride/web-ui';
import { INSET_TOP } from './inset';
import { useMapTexts } from './texts';

export interface MapControlsProps {
  asList: boolean;
  movable: boolean;
  onList: () => void;
  onZoomIn: () => void;
  onZoomOut: () => void;
  onFit: (() => void) | undefined;
}

/** Buttons for everything that pointers can do on the map, for keyboard users. */
export function MapControls({ asList, movable, onList, onZoomIn, onZoomOut, onFit }: MapControlsProps) {
  const texts = useMapTexts();
  return (
    <Stack position="absolute" insetEnd="3" top={`calc(0.75rem + ${INSET_TOP})`} gap="2">
      <Control label={asList ? texts.showMap : texts.showList} icon={asList ? MapIcon : List} onClick={onList} />
      {!asList && movable && (
        <>
          {/* Touch screens zoom by pinching. */}
          <Stack gap="2" css={{ '@media (hover: none)': { display: 'none' } }}>
            <Control label={texts.zoomIn} icon={Plus} onClick={onZoomIn} />
            <Control label={texts.zoomOut} icon={Minus} onClick={onZoomOut} />
          </Stack>
          {onFit && <Control label={texts.fit} icon={LocateFixed} onClick={onFit} />}
        </>
      )}
    </Stack>
  );
}

function Control({ label, icon: Icon, onClick }: { label: string; icon: LucideIcon; onClick: () => void }) {
  return (
    <IconButton
      label={label}
      icon={<Icon size={18} aria-hidden />}
      onClick={onClick}
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      boxShadow="sm"
    />
  );
}
