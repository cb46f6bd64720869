import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Logger } from '@nestjs/common';
import type { Config } from '../../../config/config';
import { DocumentStore } from '../document-store';
import { storeUnavailable } from '../documents.errors';
import { checkKey } from './document-key';

const CONNECT_MS = 3_000;
const REQUEST_MS = 20_000;
/** Prefix of all keys, because the bucket may hold other objects too. */
const PREFIX = 'documents/';

/**
 * A private bucket of Amazon S3 or of a compatible server, shared by all processes.
 * @throws ApiError unavailable, from every call, when the bucket does not respond or refuses the request
 */
export class S3DocumentStore extends DocumentStore {
  private readonly bucket: string;
  private readonly client: S3Client;
  private readonly logger = new Logger(S3DocumentStore.name);

  constructor({ S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: Config) {
    super();
    if (!S3_BUCKET) throw new Error('S3_BUCKET is not set');
    this.bucket = S3_BUCKET;
    this.client = new S3Client({
      region: S3_REGION,
      // Most other servers do not have a host name per bucket.
      ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {}),
      // Without keys, the SDK uses the credentials of the machine's role.
      ...(S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
        ? { credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } }
        : {}),
      // Not every server supports the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: REQUEST_MS },
    });
  }

  async write(key: string, bytes: Buffer): Promise<void> {
    const object = { ...this.objectOf(key), Body: bytes, ContentLength: bytes.length };
    await this.ask(() => this.client.send(new PutObjectCommand(object)));
  }

  async read(key: string): Promise<Buffer | null> {
    const object = this.objectOf(key);
    return this.ask(async () => {
      try {
        const { Body } = await this.client.send(new GetObjectCommand(object));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    });
  }

  async remove(key: string): Promise<void> {
    const object = this.objectOf(key);
    await this.ask(() => this.client.send(new DeleteObjectCommand(object)));
  }

  private async ask<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (error) {
      this.logger.error({ err: error, bucket: this.bucket });
      throw storeUnavailable();
    }
  }

  private objectOf(key: string): { Bucket: string; Key: string } {
    checkKey(key);
    return { Bucket: this.bucket, Key: `${PREFIX}${key}` };
  }
}
