import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInApp } from '../../../testing/render-in-app';

let answer: { data?: object; error?: unknown };
const refetch = jest.fn();
const link = jest.fn((_request: object) => ({ unwrap: () => Promise.reject(new Error('away')) }));
jest.unstable_mockModule('../api', () => ({
  useGetPayoutsQuery: () => ({ ...answer, refetch, isFetching: false }),
  useLinkPayoutAccountMutation: () => [link, { isLoading: false, isSuccess: false }],
}));
const { ApplicantBankAccount } = await import('./applicant-bank-account');

describe('the bank account of an applicant', () => {
  it('is entered on the payment provider’s page while the application is reviewed', async () => {
    answer = { data: { account: { state: 'none', bank: null } } };
    renderInApp(<ApplicantBankAccount driverId={4} />);
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(link).toHaveBeenCalledWith({ driverId: 4 }));
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('can be loaded again after a failure', () => {
    answer = { error: { status: 'FETCH_ERROR' } };
    renderInApp(<ApplicantBankAccount driverId={4} />);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalled();
  });
});
