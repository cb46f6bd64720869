import { screen } from '@testing-library/react';
import { renderInKit } from '../testing/render';
import { ListRow } from './card';

it('breaks a word that is too long for its row, so that it does not reach under what is on the right', () => {
  renderInKit(<ListRow title={<a href="/riders/2">Wolfeschlegelsteinhausenbergerdorff</a>} trailing="$13.71" />);
  expect(getComputedStyle(screen.getByText(/^Wolfe/)).overflowWrap).toBe('anywhere');
});
