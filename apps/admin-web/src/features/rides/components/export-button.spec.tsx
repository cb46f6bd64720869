import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { aRow } from '../../../testing/a-ride';
import { renderInApp } from '../../../testing/render-in-app';
import { ExportButton } from './export-button';

/** Text of a Blob, which this DOM can not give by itself. */
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

describe('export', () => {
  it('saves the rides that the table shows', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return 'blob:rides';
    };
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    renderInApp(
      <ExportButton
        rides={[aRow({ id: 7, riderName: 'Peter, Paul' }), aRow({ id: 8, status: 'pending', driverName: null })]}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Export Data' }));
    const [file] = files;
    expect(click).toHaveBeenCalledTimes(1);
    expect(file && (await textOf(file))).toBe(
      [
        'Ride,Status,Rider,Pickup,Drop-off,Type,Group,Total,Per person,Driver,Created',
        'R-007,Completed,"Peter, Paul",Bank of America Stadium,NoDa,GroupX,4,54.81,13.71,Dana Brooks,2026-11-21T17:00:00.000Z',
        'R-008,Pending,Riley Carter,Bank of America Stadium,NoDa,GroupX,4,54.81,13.71,,2026-11-21T17:00:00.000Z',
        '',
      ].join('\r\n'),
    );
    click.mockRestore();
  });

  it('waits for rides', () => {
    renderInApp(<ExportButton rides={undefined} />);
    expect((screen.getByRole('button', { name: 'Export Data' }) as HTMLButtonElement).disabled).toBe(true);
  });
});
