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

const isPrinted = (element: Element) =>
  ![...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && rule.media.mediaText === 'print')
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule)
    .some(({ selectorText, style }) => element.matches(selectorText) && style.display === 'none');

it('prints the page without navigation and top bar', () => {
  renderInKit(
    <BackOfficeFrame skipLabel="Skip" menuLabel="Menu" closeLabel="Close" brand="Brand" items={[item('rides')]}>
      Page
    </BackOfficeFrame>,
  );
  expect(isPrinted(screen.getByRole('main'))).toBe(true);
  expect(isPrinted(screen.getByRole('banner'))).toBe(false);
  expect(isPrinted(screen.getByRole('complementary'))).toBe(false);
});
