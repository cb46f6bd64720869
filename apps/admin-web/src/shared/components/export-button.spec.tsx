import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { OperatorRole } from '@groupride/contracts';
import { renderInApp } from '../../testing/render-in-app';
import { OwnRoleProvider } from '../permissions';
import { ExportButton } from './export-button';

const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.getAttribute('href')}${this.hasAttribute('download') ? '' : ' without download'}`);
  });
});
afterEach(() => jest.restoreAllMocks());

const show = (role: OperatorRole) =>
  renderInApp(
    <OwnRoleProvider value={role}>
      <ExportButton
        what="rides"
        filters={{ status: 'completed', q: 'A & B', driverId: undefined }}
        permission="people.view"
      />
    </OwnRoleProvider>,
  );

describe('exporting a list', () => {
  it('exports everything that the filters select, in the chosen format', async () => {
    show('finance');
    for (const [name, format] of [
      ['CSV', 'csv'],
      ['Excel (.xlsx)', 'xlsx'],
    ] as const) {
      fireEvent.click(screen.getByRole('button', { name: 'Export Data' }));
      expect(await screen.findByRole('dialog', { name: 'Export rides' })).toBeTruthy();
      fireEvent.click(screen.getByRole('button', { name }));
      expect(saved.pop()).toBe(`/api/admin/exports/rides?status=completed&q=A+%26+B&format=${format}&language=en`);
    }
    expect(await screen.findAllByText('Your download has started')).not.toHaveLength(0);
  });

  it('is not offered to a role without the permission', () => {
    show('viewer');
    expect(screen.queryByRole('button', { name: 'Export Data' })).toBeNull();
  });
});
