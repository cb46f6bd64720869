import { screen } from '@testing-library/react';
import { renderInKit } from '../testing/render';
import { PageHeader } from './page-header';

const NAME = 'Maximiliana Bartholomew-Featherstonehaugh de la Cruz y Montenegro III';

it.each([
  [true, 'normal'],
  [false, 'nowrap'],
])('shows a long title in full in the back office only: %s', (backOffice, whiteSpace) => {
  renderInKit(<PageHeader backOffice={backOffice} title={NAME} />);
  const title = screen.getByRole('heading', { name: NAME });
  expect(getComputedStyle(title).whiteSpace || 'normal').toBe(whiteSpace);
});
