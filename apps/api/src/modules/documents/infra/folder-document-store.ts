import { Logger } from '@nestjs/common';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '../../../config/config';
import { DocumentStore } from '../document-store';
import { storeUnavailable } from '../documents.errors';
import { checkKey } from './document-key';

/**
 * A private folder below the data folder. Several processes must share it.
 * @throws ApiError unavailable, from every call, when the disk is full or refuses the file
 */
export class FolderDocumentStore extends DocumentStore {
  private readonly folder: string;
  private readonly logger = new Logger(FolderDocumentStore.name);

  constructor({ GROUPRIDE_DATA }: Config) {
    super();
    this.folder = resolve(GROUPRIDE_DATA, 'documents');
  }

  async write(key: string, bytes: Buffer): Promise<void> {
    const path = this.pathOf(key);
    const unfinished = unfinishedOf(path);
    await this.ask(async () => {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      try {
        await writeFile(unfinished, bytes, { mode: 0o600, flag: 'wx', flush: true });
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    });
  }

  async read(key: string): Promise<Buffer | null> {
    const path = this.pathOf(key);
    return this.ask(async () => {
      try {
        return await readFile(path);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    });
  }

  /** Also removes what a process wrote that died in the middle. */
  async remove(key: string): Promise<void> {
    const path = this.pathOf(key);
    await this.ask(async () => {
      await rm(unfinishedOf(path), { force: true });
      await rm(path, { force: true });
    });
  }

  private async ask<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.logger.error({ err: error, folder: this.folder });
      throw storeUnavailable();
    }
  }

  private pathOf(key: string): string {
    checkKey(key);
    return join(this.folder, key);
  }
}

const unfinishedOf = (path: string): string => `${path}.part`;
