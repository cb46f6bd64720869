import { Card, PushPanel, Stack, type PushPanelProps } from '@groupride/web-ui';

const texts = {
  lead: 'Get a message when your driver is near.',
  turnOn: 'Turn on notifications',
  turnOff: 'Turn off',
  unsupported: 'This browser has no notifications.',
  blocked: 'Notifications are blocked in the settings of the browser.',
  failed: 'That did not work',
  failedDetail: 'Try again later.',
  loadFailed: 'The settings did not load',
  retry: 'Try again',
};

const states: PushPanelProps['push']['state'][] = ['loading', 'unsupported', 'blocked', 'off', 'on'];

/** Notifications in each state of the browser. Turning them on fails here. */
export function PushSamples() {
  const panel = (state: PushPanelProps['push']['state'], isBusy = false) => ({
    push: { state, isBusy, turnOn: () => Promise.resolve(false), turnOff: () => Promise.resolve(false) },
    texts,
    loadFailed: null,
  });
  return (
    <Stack gap="4">
      {states.map((state) => (
        <Card key={state} title={`Notifications: ${state}`}>
          <PushPanel {...panel(state)}>You hear about rides and messages.</PushPanel>
        </Card>
      ))}
      <Card title="Notifications: being turned on">
        <PushPanel {...panel('off', true)} />
      </Card>
      <Card title="Notifications: not loaded">
        <PushPanel {...panel('loading')} loadFailed={{ retry: () => undefined, retrying: false }} />
      </Card>
    </Stack>
  );
}
