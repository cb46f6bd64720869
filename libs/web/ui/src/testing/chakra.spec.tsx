import { chakra } from '@chakra-ui/react';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { AppProviders } from '../app/app-providers';
import { system } from '../theme/system';

describe('The Chakra of unit tests', () => {
  const base = { base: { color: 'red' }, variants: { wide: { true: { width: '9px' } } } };
  const other = { base: { color: 'blue' } };
  const layered = (styles: object) => ({ '@layer recipes': styles });

  it('makes the recipe of a configuration once', () => {
    expect(system.cva(base) === system.cva(base)).toBe(true);
    expect(system.cva(other)({})).toEqual(layered({ color: 'blue' }));
    expect(system.cva(base)({ wide: true })).toEqual(layered({ color: 'red', width: '9px' }));
    expect(system.cva(base)({})).toEqual(layered({ color: 'red' }));
  });

  it('merges the same recipes once', () => {
    const recipe = system.cva(base);
    const merged = recipe.merge(system.cva(other));
    expect(recipe.merge(system.cva(other)) === merged).toBe(true);
    expect(merged({ wide: true })).toEqual(layered({ color: 'blue', width: '9px' }));
    expect(recipe.merge(system.cva({ base: { height: '2px' } }))({})).toEqual(layered({ color: 'red', height: '2px' }));
  });

  it('renders changed styles', () => {
    const Part = chakra('p', base);
    const style = () => getComputedStyle(screen.getByText('Text'));
    const { rerender } = render(<Part display="flex">Text</Part>, {
      wrapper: ({ children }) => (
        <AppProviders locale="en" closeLabel="Close">
          {children}
        </AppProviders>
      ),
    });
    expect(style().display).toBe('flex');
    rerender(<Part display="block">Text</Part>);
    expect(style().display).toBe('block');
    rerender(<Part display="flex">Text</Part>);
    expect(style().display).toBe('flex');
  });

  it('tells properties of styles from those of elements', () => {
    expect(['width', 'css', '_hover', 'onClick', 'href'].map((name) => system.isValidProperty(name))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
