import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { randomBytes } from 'node:crypto';
import { Config } from '../../../config/config';
import type { App } from '@groupride/contracts';
import { addressOf } from '../../../platform/http/address';
import { ApiError } from '../../../platform/http/api-error';
import { languageOf } from '../../../platform/http/language';
import { appOf } from '../../../platform/http/origin';
import { signatureOf } from '../../../platform/signed-token';
import type { Requester } from '../domain/requester';

/** The longest cookie lifetime that browsers allow. */
const LIFETIME_MS = 400 * 24 * 60 * 60_000;
const ID = /^[\w-]{43}$/;

const cookieName = (app: App): string => `groupride.${app}.browser`;

/**
 * Identifies browsers by a cookie that scripts cannot read. The cookie grants no access: it ties a code to the browser
 * that requested it, and an account to browsers that have signed in before. Only hashes of it are stored.
 */
@Injectable()
export class Browsers {
  constructor(private readonly config: Config) {}

  /** @throws ApiError origin_refused when the request comes from no known application */
  requesterOf(request: Request): Requester {
    const app = appOf(request, this.config.webOrigins);
    if (!app) throw new ApiError('origin_refused', 'Requests from this page are not accepted here.');
    const id = readCookie(request, cookieName(app));
    return {
      app,
      language: languageOf(request),
      browser: id && this.hash('browser', id),
      network: this.hash('network', addressOf(request)),
    };
  }

  /** Reads the requester of a code and sets or extends the browser's cookie. */
  identify(request: Request, response: Response): Requester & { browser: string } {
    const requester = this.requesterOf(request);
    const id = readCookie(request, cookieName(requester.app)) ?? randomBytes(32).toString('base64url');
    response.cookie(cookieName(requester.app), id, {
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.secureCookies,
      path: '/',
      maxAge: LIFETIME_MS,
    });
    return { ...requester, browser: this.hash('browser', id) };
  }

  private hash(what: 'browser' | 'network', value: string): string {
    return signatureOf(`${what} ${value}`, this.config.SIGNING_SECRET);
  }
}

function readCookie(request: Request, name: string): string | null {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([key]) => key === name)?.[1] ?? '';
  return ID.test(value) ? value : null;
}
