import { cityText } from '../../platform/city-text';
import type { Transaction } from '../../platform/database/database';
import { only } from '../../platform/testing/stand-ins';
import { amountsFor, type AmountsByRider, type AmountsFacade } from '../amounts/amounts.facade';
import type { OutboxFacade, UserMessage } from '../identity/identity.facade';
import type { Member } from '../members/members.facade';
import { someRide } from '../rides/testing/some-ride';
import { NoShowMails } from './no-show-mails';

const ANA = 12;

/** The first line of the mail to somebody who bears these amounts. */
async function mailTo(amounts: { due: number; credit: number }): Promise<string> {
  const riders: AmountsByRider = new Map([[ANA, { ...amountsFor(undefined, ANA), ...amounts }]]);
  let line = '';
  const write = async <Facts>(_userId: number, { template, facts }: UserMessage<Facts>) => {
    line = template.en(facts(cityText('en', 'America/New_York'))).text[0] ?? '';
  };
  const mails = new NoShowMails(only<OutboxFacade>({ write }), only<AmountsFacade>({ ofRide: async () => riders }));
  await mails.leftBehind(only<Transaction>({}), someRide({ id: 7 }), only<Member>({ userId: ANA }));
  return line;
}

describe('the mail to somebody whom the driver left behind', () => {
  it.each([
    ['with a card', { due: 1250, credit: 0 }],
    ['with credit', { due: 0, credit: 1250 }],
  ])('says that they still pay, %s', async (_, amounts) => {
    expect(await mailTo(amounts)).toBe(
      'Your driver waited at Uptown and is leaving without you. You still pay your share.',
    );
  });

  it('says nothing of a share when somebody else pays for the seat', async () => {
    expect(await mailTo({ due: 0, credit: 0 })).toBe('Your driver waited at Uptown and is leaving without you.');
  });
});
