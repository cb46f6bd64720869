import type { OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { type Mail, Mailer } from '../mailer';

export class SmtpMailer extends Mailer implements OnApplicationShutdown {
  readonly isConfigured = true;
  private readonly transport;

  constructor(url: string, from: string) {
    super();
    this.transport = createTransport(
      { url, pool: true, maxConnections: 2, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
      { from },
    );
  }

  async send(mail: Mail): Promise<void> {
    await this.transport.sendMail(mail);
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}

/** Used where no SMTP server is configured. */
export class NoMailer extends Mailer {
  readonly isConfigured = false;

  send(): Promise<void> {
    return Promise.reject(new Error('no mail server is configured'));
  }
}
