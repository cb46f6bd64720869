import { FORMER_RIDER, firstName } from './first-name';

describe('firstName', () => {
  it('keeps what stands before the first space', () => {
    expect(['Ana Maria Diaz', '  Ben\tReed ', 'Cher', ''].map(firstName)).toEqual(['Ana', 'Ben', 'Cher', '']);
  });

  it('leaves somebody who deleted their account as a former rider', () => {
    expect(firstName(FORMER_RIDER)).toBe('Former rider');
  });
});
