import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { PlaceSuggestion } from '@groupride/web-api-client';
import { renderInApp } from '../../../testing/render-in-app';
import { EnteredPlace } from './entered-place';

const place: PlaceSuggestion = {
  id: 'city:1',
  name: 'South Boulevard',
  address: 'South End, Charlotte',
  kind: 'street',
  type: 'search',
  match: 'street',
  lat: 35.2,
  lng: -80.8,
} as PlaceSuggestion;

it('sets a pinned address as pickup or destination, or removes it', () => {
  const [onChoose, onRemove] = [jest.fn(), jest.fn()];
  renderInApp(<EnteredPlace place={place} onChoose={onChoose} onRemove={onRemove} />);
  fireEvent.click(screen.getByRole('button', { name: 'Use as pickup' }));
  fireEvent.click(screen.getByRole('button', { name: 'Use as destination' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove pin' }));
  expect(onChoose.mock.calls).toEqual([['pickup'], ['destination']]);
  expect(onRemove).toHaveBeenCalledTimes(1);
});

it('says when only the street was found', () => {
  renderInApp(<EnteredPlace place={place} onChoose={jest.fn()} onRemove={jest.fn()} />);
  expect(screen.getByText('Street only, house number not found · South End, Charlotte')).toBeTruthy();
  renderInApp(<EnteredPlace place={{ ...place, match: 'exact' }} onChoose={jest.fn()} onRemove={jest.fn()} />);
  expect(screen.getByText('South End, Charlotte')).toBeTruthy();
});
