import { screen } from '@testing-library/react';
import { renderInKit } from '../testing/render';
import { BackOfficeFrame } from './back-office-frame';
import type { NavItem } from './bottom-nav';

const item = (label: string, badge?: NavItem['badge']): NavItem => ({ href: `/${label}`, label, icon: null, badge });

/** @returns the text beside the button of the collapsed navigation */
function besideMenu(items: NavItem[]): string | null | undefined {
  const { unmount } = renderInKit(
    <BackOfficeFrame skipLabel="Skip" menuLabel="Menu" closeLabel="Close" brand="Brand" items={items}>
      Page
    </BackOfficeFrame>,
  );
  const text = screen.getByRole('button', { name: 'Menu' }).parentElement?.textContent;
  unmount();
  return text;
}

it('shows the count of what waits next to the closed menu, emergencies first', () => {
  const support = item('support', { count: 4, label: '4 messages' });
  const alerts = item('alerts', { count: 2, label: '2 alerts', urgent: true });
  expect(besideMenu([item('rides'), support, alerts])).toBe('2');
  expect(besideMenu([item('rides'), support])).toBe('4');
  expect(besideMenu([item('rides'), item('support', { count: 0, label: 'None' })])).toBe('');
});
