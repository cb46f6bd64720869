import { makeCsv } from './csv';

const columns = [
  { header: 'Name', value: (row: { name: string; amount: string | null }) => row.name },
  { header: 'Amount', value: (row: { name: string; amount: string | null }) => row.amount },
];

describe('makeCsv', () => {
  it('writes a header and one line per row', () => {
    expect(makeCsv([{ name: 'Maya', amount: '12.50' }], columns)).toBe('Name,Amount\r\nMaya,12.50\r\n');
  });

  it('quotes what would break a line, and leaves unknown values empty', () => {
    expect(makeCsv([{ name: 'A "B", C\nD', amount: null }], columns)).toBe('Name,Amount\r\n"A ""B"", C\nD",\r\n');
  });

  it('never lets a name run as a formula, and keeps negative amounts numbers', () => {
    expect(makeCsv([{ name: '=HYPERLINK("x")', amount: '-3.20' }], columns)).toBe(
      'Name,Amount\r\n"\'=HYPERLINK(""x"")",-3.20\r\n',
    );
  });
});
