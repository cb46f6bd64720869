import { jest } from '@jest/globals';
import { skipToken } from '@reduxjs/toolkit/query';
import { renderHook } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import type { ReactNode } from 'react';
import { i18n, loadAllTexts } from '../../../app/i18n';

await loadAllTexts();

let asked: unknown;
let currentData: { areas: { center: { lat: number; lng: number }; waiting: number }[] } | undefined;
jest.unstable_mockModule('../api', () => ({
  useGetDemandQuery: (arg: unknown) => {
    asked = arg;
    return { currentData: arg === skipToken ? undefined : currentData };
  },
}));
const { useDemandMarkers } = await import('./use-demand-markers');

const inApp = ({ children }: { children: ReactNode }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
const markersOf = (driverId: number | null) =>
  renderHook(() => useDemandMarkers(driverId), { wrapper: inApp }).result.current;

describe('areas where groups wait', () => {
  beforeEach(() => {
    currentData = {
      areas: [
        { center: { lat: 35.225, lng: -80.84 }, waiting: 3 },
        { center: { lat: 35.245, lng: -80.84 }, waiting: 1 },
      ],
    };
  });

  it('are markers with their number of groups, also as text', () => {
    expect(markersOf(4)).toMatchObject([
      { kind: 'demand', count: 3, label: '3 groups waiting', position: { lat: 35.225, lng: -80.84 } },
      { kind: 'demand', count: 1, label: '1 group waiting' },
    ]);
    expect(asked).toEqual({ driverId: 4 });
  });

  it('are not requested without a driver id', () => {
    expect(markersOf(null)).toEqual([]);
    expect(asked).toBe(skipToken);
  });

  it('are empty while they load', () => {
    currentData = undefined;
    expect(markersOf(4)).toEqual([]);
  });
});
