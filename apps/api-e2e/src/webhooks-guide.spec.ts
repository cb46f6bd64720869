import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../../tools/up/src/testing/stack';
import { type Api, type Client, startApi } from './support/api';
import { expectStatus, operator } from './support/people';
import { until } from './support/rides';
import { WebhookReceiver } from './support/webhook-receiver';

const OPERATOR = 'ops@example.test';
const GUIDE = readFileSync(join(import.meta.dirname, '../../../docs/api/webhooks.md'), 'utf8');
const blocks = (language: string) =>
  [...GUIDE.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text = '']) => text);
let api: Api;
let operations: Client;
let folder: string;
let shell: ChildProcess | undefined;

beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: OPERATOR, WEBHOOKS_ALLOW_PRIVATE: 'true' });
  operations = await operator(api, OPERATOR);
  folder = mkdtempSync(join(tmpdir(), 'webhooks-guide-'));
}, 120_000);
afterAll(async () => {
  // With the receiver that it has started.
  if (shell?.pid) process.kill(-shell.pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
  await api.stop();
});

/** A token as the guide has it made. */
async function tokenOfGuide(): Promise<string> {
  const { body } = await expectStatus(operations.post('/api/admin/service-accounts', { name: 'Guide' }), 201);
  const request = { name: 'Shell', scopes: ['webhooks:read', 'webhooks:write'], expiresInDays: 1 };
  const made = await expectStatus(operations.post(`/api/admin/service-accounts/${body.id}/tokens`, request), 201);
  return made.body.secret as string;
}

describe('the guide to webhooks', () => {
  it('ends with a verified webhook', async () => {
    writeFileSync(join(folder, 'receiver.mjs'), blocks('js')[0]!);
    const [port] = await freePorts(1);
    const values = { API: `${api.url}/api`, TOKEN: await tokenOfGuide(), PORT: String(port) };
    const lines = Object.entries(values).reduce(
      (text, [name, value]) => text.replace(new RegExp(`^${name}=.*$`, 'm'), `${name}=${value}`),
      blocks('sh')[0]!,
    );
    shell = spawn('sh', ['-e'], { cwd: folder, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [shell.stdout!, shell.stderr!])
      stream.on('data', (text: Buffer) => (output += text.toString()));
    shell.stdin!.end(lines);
    await until(
      () => Promise.resolve(output),
      (text) => /verified webhook\.test msg_[0-9a-f]{32}\n/.test(text),
    );
  }, 30_000);

  it('verifies a delivery in a shell', async () => {
    const receiver = await WebhookReceiver.start();
    const request = { url: receiver.url, description: 'Shell' };
    const { body } = await expectStatus(operations.post('/api/admin/webhook-endpoints', request), 201);
    await expectStatus(operations.post(`/api/admin/webhook-endpoints/${body.endpoint.id}/test`), 201);
    await until(
      () => Promise.resolve(receiver.received),
      (all) => all.length > 0,
    );
    const [{ headers, id, body: text }] = receiver.received as [WebhookReceiver['received'][number]];
    writeFileSync(join(folder, 'body.json'), text);
    const { stdout, stderr } = spawnSync('sh', ['-e'], {
      cwd: folder,
      input: blocks('sh')[1]!,
      env: {
        ...process.env,
        SECRET: body.secret as string,
        WEBHOOK_ID: id,
        WEBHOOK_TIMESTAMP: String(headers['webhook-timestamp']),
      },
    });
    expect(stderr.toString()).toBe('');
    expect(`v1,${stdout.toString().trim()}`).toBe(headers['webhook-signature']);
    await receiver.down();
  });
});
