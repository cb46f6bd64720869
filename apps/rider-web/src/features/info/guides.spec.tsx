import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderInApp } from '../../testing/render-in-app';
import { guidesEn } from './guides-en';
import { guidesEs } from './guides-es';
import TestFlowPage from './test-flow-page';
import UserFlowPage from './user-flow-page';

afterEach(() => {
  jest.useRealTimers();
});

const step = () => screen.getByRole('heading', { level: 2 }).textContent;

describe('the six steps of a ride', () => {
  it('advance automatically, until the last', async () => {
    renderInApp(<UserFlowPage />, '/user-flow');
    await screen.findByText('Step 1 of 6');
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(step()).toBe('Invite');
    act(() => jest.advanceTimersByTime(7_000));
    expect(step()).toBe('Share the cost');
    for (let at = 3; at < 8; at += 1) act(() => jest.advanceTimersByTime(7_000));
    expect(step()).toBe('Arrive');
    expect(screen.getByRole('button', { name: 'Start over' })).toBeTruthy();
  });

  it('stop advancing once somebody touches the page', async () => {
    renderInApp(<UserFlowPage />, '/user-flow');
    await screen.findByText('Step 1 of 6');
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    fireEvent.pointerDown(screen.getByRole('heading', { level: 2 }));
    act(() => jest.advanceTimersByTime(30_000));
    expect(step()).toBe('Invite');
  });
});

it('links to the rider and the driver application', async () => {
  renderInApp(<TestFlowPage />, '/test-flow');
  expect((await screen.findByRole('link', { name: 'Open the rider app' })).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: 'Open the driver app' }).getAttribute('href')).toBe('/driver');
});

it('are the same in Spanish', () => {
  expect(Object.keys(guidesEs.userFlow.steps)).toEqual(Object.keys(guidesEn.userFlow.steps));
});
