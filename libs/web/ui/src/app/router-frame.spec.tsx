import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { TextLink } from '../forms/button';
import { renderInKit } from '../testing/render';
import { RouterFrame } from './router-frame';

/** A page that shows its heading once it has its data. */
function Slow() {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(true), 250);
    return () => clearTimeout(timer);
  }, []);
  return loaded ? <h1>Earnings</h1> : <p>Loading…</p>;
}

const home = (
  <>
    <h1>Home</h1>
    <TextLink href="/slow">Earnings</TextLink>
    <TextLink href="/field">Support</TextLink>
  </>
);
const field = (
  <>
    <h1>Support</h1>
    <input aria-label="Message" ref={(element) => element?.focus()} />
  </>
);
const open = () =>
  renderInKit(
    <MemoryRouter>
      <Routes>
        <Route element={<RouterFrame />}>
          <Route index element={home} />
          <Route path="slow" element={<Slow />} />
          <Route path="field" element={field} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
const follow = (name: string) =>
  act(async () => {
    const link = screen.getByRole('link', { name });
    link.focus();
    fireEvent.click(link);
  });

describe('a change of page', () => {
  it('leads to the heading of the new page, as soon as it is there', async () => {
    open();
    await follow('Earnings');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Earnings' })));
  });

  it('leaves the focus to a field that takes it', async () => {
    open();
    await follow('Support');
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(document.activeElement).toBe(screen.getByLabelText('Message'));
  });

  it('does not happen when the application opens', async () => {
    open();
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(document.activeElement).toBe(document.body);
  });
});
