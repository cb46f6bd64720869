import { useEffect, useRef, useState } from 'react';
import type { LatLng } from '@groupride/geo';
import type { AvailableDriver } from '@groupride/web-api-client';

/** Event that asks the map, from anywhere in the application, to show a driver. `detail` is the driver's name. */
export const SHOW_DRIVER = 'showDriverLocation';
const RED_MS = 2000;

export const showDriver = (name: string): boolean =>
  window.dispatchEvent(new CustomEvent(SHOW_DRIVER, { detail: name }));

/** The driver that the map was asked to show: centered, and highlighted in red for two seconds. */
export function useShownDriver(drivers: readonly AvailableDriver[]): { id: string | null; position: LatLng | null } {
  const [id, setId] = useState<string | null>(null);
  const [position, setPosition] = useState<LatLng | null>(null);
  const known = useRef(drivers);
  useEffect(() => {
    known.current = drivers;
  }, [drivers]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onShow = (event: Event) => {
      const name = event instanceof CustomEvent ? String(event.detail) : '';
      const driver = known.current.find((candidate) => candidate.name === name) ?? known.current[0];
      if (!driver) return;
      setId(driver.id);
      setPosition({ ...driver.currentLocation });
      clearTimeout(timer);
      timer = setTimeout(() => setId(null), RED_MS);
    };
    window.addEventListener(SHOW_DRIVER, onShow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener(SHOW_DRIVER, onShow);
    };
  }, []);
  return { id, position };
}
