import { fireEvent, screen } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import { fakeApi } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { FindCharge } from './find-charge';

function Page() {
  const [params, setParams] = useSearchParams();
  return (
    <>
      <FindCharge query={params.get('query') ?? ''} onSearch={(query) => setParams({ query })} />
      <button onClick={() => setParams({ query: '4444' })}>Elsewhere</button>
    </>
  );
}

it('shows the text of the search that it shows, also after a search from elsewhere', async () => {
  fakeApi(() => ({ status: 200, body: { charges: [], more: false } }));
  renderInApp(<Page />, { at: '/admin/money?query=4242' });
  const field = await screen.findByRole<HTMLInputElement>('searchbox');
  expect(field.value).toBe('4242');
  fireEvent.change(field, { target: { value: '4242 $5' } });
  fireEvent.click(screen.getByText('Elsewhere'));
  expect(field.value).toBe('4444');
});
