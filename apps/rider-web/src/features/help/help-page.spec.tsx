import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { renderInApp } from '../../testing/render-in-app';

let config: { supportPhone?: string; supportEmail?: string } = {};
jest.unstable_mockModule('../../shared/session', () => ({ useClientConfig: () => config }));
const { default: HelpPage } = await import('./help-page');
const { default: ArticlePage } = await import('./article-page');

const open = (at = '/help') =>
  renderInApp(
    <Routes>
      <Route path="/help" element={<HelpPage />} />
      <Route path="/help/:slug" element={<ArticlePage />} />
    </Routes>,
    at,
  );

beforeEach(() => {
  config = {};
});

it('lists the articles by topic', async () => {
  open();
  const safety = await screen.findByRole('list', { name: 'Safety guidelines' });
  const link = within(safety).getByRole('link', { name: /Your boarding code/ });
  expect(link.getAttribute('href')).toBe('/help/boarding-code');
});

it('shows an article under its title', async () => {
  open('/help/boarding-code');
  expect(await screen.findByRole('heading', { level: 1, name: 'Your boarding code' })).toBeTruthy();
  expect(screen.getByText(/Show one of them to the driver/)).toBeTruthy();
});

it('finds articles by words in their text, best matches first, and shows how many there are', async () => {
  open();
  await screen.findByRole('list', { name: 'Account settings' });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search help' }), 'CARD');
  const results = screen.getByRole('list', { name: 'Matching articles' });
  expect(within(results).getAllByRole('link')[0]?.textContent).toContain('When your card is charged');
  const count = within(results).getAllByRole('link').length;
  expect(screen.getByText(`${count} articles`, { selector: '[role=status] *' })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Account settings' })).toBeNull();
});

it('says when nothing matches, and offers the chat', async () => {
  open('/help?q=zeppelin');
  expect(await screen.findByText('No article matches')).toBeTruthy();
  expect(screen.getByRole('link', { name: /chat/i }).getAttribute('href')).toBe('/help/chat');
});

it('shows phone and email only when the deployment configures them', async () => {
  config = { supportPhone: '(704) 555-0100' };
  open();
  expect(screen.getByRole('link', { name: /Phone support/ }).getAttribute('href')).toBe('tel:7045550100');
  expect(screen.queryByRole('link', { name: /Email/ })).toBeNull();
  await screen.findByRole('list', { name: 'Account settings' });
});

it('shows the list for an unknown address', async () => {
  open('/help/no-such-article');
  expect((await screen.findByRole('link', { name: 'All articles' })).getAttribute('href')).toBe('/help');
});
