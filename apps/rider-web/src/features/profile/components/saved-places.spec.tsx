import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import type { SavedPlaceView } from '@groupride/web-api-client';
import { fakeMutation, refused, unanswered, type Answered, type FakeMutation } from '../../../testing/fake-mutation';
import { renderInApp } from '../../../testing/render-in-app';
import type { PickedPlace } from '../../../shared/places/place';
import type { PlaceFieldProps } from '../../../shared/places/place-field';

let places: { data?: SavedPlaceView[]; error?: Answered['error'] };
let save: FakeMutation<unknown>;
let remove: FakeMutation<unknown>;
const refetch = jest.fn();
const noda: PickedPlace = { id: 'city:1', name: 'NoDa', address: 'Charlotte', lat: 35.2472, lng: -80.806 };
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useListSavedPlacesQuery: () => ({ ...places, isFetching: false, refetch }),
  useSavePlaceMutation: () => save.use(),
  useRemoveSavedPlaceMutation: () => remove.use(),
}));
jest.unstable_mockModule('../../../shared/places/place-field', () => ({
  PlaceField: ({ label, value, onChange }: PlaceFieldProps) => (
    <button onClick={() => onChange(noda)} type="button">
      {label}: {value?.name ?? 'none'}
    </button>
  ),
}));
const { SavedPlaces } = await import('./saved-places');

const home: SavedPlaceView = {
  id: 3,
  label: 'Home',
  name: '12 Main Street',
  address: 'Charlotte',
  lat: 35.2,
  lng: -80.8,
};
const open = () => renderInApp(<SavedPlaces />, '/profile/places');
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const label = () => screen.getByLabelText<HTMLInputElement>('Name for this place');

beforeEach(() => {
  places = { data: [] };
  [save, remove] = [fakeMutation(), fakeMutation()];
});

describe('saved places', () => {
  it('say which entry is missing, then save the place and clear the form', async () => {
    open();
    expect(screen.getByText('No saved places yet.')).toBeTruthy();
    await press('Save place');
    expect(screen.getByText('Choose a place from the suggestions.')).toBeTruthy();
    expect(screen.getByText('Enter a name, such as Home.')).toBeTruthy();
    expect(save.asked).toEqual([]);
    await press('Place: none');
    await press('Work');
    await press('Save place');
    const { id: _id, ...place } = noda;
    expect(save.asked).toEqual([{ savedPlaceForm: { label: 'Work', ...place } }]);
    expect(screen.getByText('Work is saved.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Place: none' })).toBeTruthy();
    expect(label().value).toBe('');
  });

  it('show each place under its label, and remove it', async () => {
    places.data = [home];
    open();
    const row = within(screen.getByRole('list', { name: 'Saved places' })).getByRole('listitem');
    expect(row.textContent).toBe('Home12 Main Street · CharlotteRemove');
    expect(screen.queryByRole('button', { name: 'Home' })).toBeNull();
    await press('Remove Home');
    expect(remove.asked).toEqual([{ placeId: 3 }]);
    expect(screen.getByText('Home is removed.')).toBeTruthy();
  });

  it('warn that a label is taken', () => {
    places.data = [home];
    open();
    fireEvent.change(label(), { target: { value: ' home ' } });
    expect(screen.getByText('This replaces your current place named Home.')).toBeTruthy();
  });

  it.each([
    ['a lost connection', unanswered, 'The place wasn’t saved'],
    ['a full list', refused('too_many_saved_places'), 'You have saved 20 places. Remove one to save another.'],
  ])('keep the entries after %s', async (_what, answer, text) => {
    save.answer = () => answer;
    open();
    await press('Place: none');
    fireEvent.change(label(), { target: { value: 'Gym' } });
    await press('Save place');
    expect(screen.getByText(text)).toBeTruthy();
    expect(label().value).toBe('Gym');
    expect(screen.getByRole('button', { name: 'Place: NoDa' })).toBeTruthy();
  });

  it('are limited to twenty', () => {
    places.data = Array.from({ length: 20 }, (_, index) => ({ ...home, id: index, label: `Place ${index}` }));
    open();
    expect(screen.queryByRole('button', { name: 'Save place' })).toBeNull();
  });

  it('can be loaded again', async () => {
    places = { error: unanswered.error };
    open();
    expect(screen.getByText('We couldn’t load your saved places')).toBeTruthy();
    await press('Try again');
    expect(refetch).toHaveBeenCalled();
  });
});
