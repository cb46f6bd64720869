import { applyColorMode, setColorMode } from './color-mode';

const classes = () => [...document.documentElement.classList];

it('prints in light colors and returns to the chosen ones', () => {
  applyColorMode();
  setColorMode('dark');
  expect(classes()).toEqual(['dark']);
  window.dispatchEvent(new Event('beforeprint'));
  expect(classes()).toEqual(['light']);
  window.dispatchEvent(new Event('afterprint'));
  expect(classes()).toEqual(['dark']);
});
