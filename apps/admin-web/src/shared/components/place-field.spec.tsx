import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import type { Place } from '@groupride/web-api-client';
import { fakeApi } from '../../testing/fake-api';
import { renderInApp } from '../../testing/render-in-app';
import { PlaceField } from './place-field';

const arena = { id: 'poi:7', name: 'Arena', address: '333 E Trade St', lat: 35.2251, lng: -80.8392 };
const stored = { name: 'Depot', lat: 35.2, lng: -80.8 };

function Field({ near }: { near?: { lat: number; lng: number } }) {
  const [value, setValue] = useState<Place | null>(stored);
  return (
    <>
      <PlaceField label="Stop" value={value} onChange={setValue} {...(near ? { near } : {})} />
      <p data-testid="value">{JSON.stringify(value)}</p>
    </>
  );
}

describe('the search for a place', () => {
  it('searches near the given place, and keeps and marks what was chosen', async () => {
    const asked = fakeApi(({ what }) =>
      what.startsWith('GET /api/places') ? { status: 200, body: { places: [arena] } } : { status: 404 },
    );
    renderInApp(<Field near={{ lat: 35.123456, lng: -80.9 }} />);
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: /Stop/ });
    expect(field.value).toBe('Depot');
    fireEvent.change(field, { target: { value: 'are' } });
    fireEvent.click(await screen.findByRole('option', { name: /Arena/ }));
    expect(screen.getByTestId('value').textContent).toBe(
      JSON.stringify({ name: 'Arena', lat: arena.lat, lng: arena.lng }),
    );
    expect(field.value).toBe('Arena');
    expect(decodeURIComponent(asked.map(({ what }) => what).join())).toContain('near=35.1235,-80.9000');
    fireEvent.click(field);
    expect((await screen.findByRole('option', { name: /Arena/ })).getAttribute('aria-selected')).toBe('true');
  });
});
