import { screen } from '@testing-library/react';
import { i18n, renderInApp } from '../../../testing/render-in-app';
import { SplitSentence, type SplitSentenceProps } from './split-sentence';

const pricing = { perPerson: '13.71', finalTotal: '54.81', largestCharge: '54.81' };
const show = (props: Partial<SplitSentenceProps>) =>
  renderInApp(<SplitSentence method="card" splitMode="cover" groupSize={4} pricing={pricing} {...props} />);

afterEach(() => i18n.changeLanguage('en'));

describe('the sentence that says who pays what', () => {
  it.each<[Partial<SplitSentenceProps>, string]>([
    [{}, 'You and 3 friends, $13.71 each; your card covers empty seats, at most $54.81.'],
    [{ groupSize: 2 }, 'You and 1 friend, $13.71 each; your card covers empty seats, at most $54.81.'],
    [{ splitMode: 'sponsor' }, 'You pay $54.81 for everyone.'],
    [{ splitMode: 'custom' }, 'Each seat has its own price; your card covers the rest, at most $54.81.'],
    [{ method: 'cash' }, 'You pay the driver $54.81 in cash, $13.71 per person.'],
  ])('matches %o', (props, sentence) => {
    show(props);
    expect(screen.getByText(sentence)).toBeTruthy();
  });
});
