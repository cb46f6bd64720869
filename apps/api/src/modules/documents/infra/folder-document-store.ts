import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '../../../config/config';
import { DocumentStore } from '../document-store';
import { checkKey } from './document-key';

/** A private folder below the data folder. Several processes must share it. */
export class FolderDocumentStore extends DocumentStore {
  private readonly folder: string;

  constructor({ GROUPRIDE_DATA }: Config) {
    super();
    this.folder = resolve(GROUPRIDE_DATA, 'documents');
  }

  async write(key: string, bytes: Buffer): Promise<void> {
    const path = this.pathOf(key);
    const unfinished = `${path}.part`;
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    try {
      await writeFile(unfinished, bytes, { mode: 0o600, flag: 'wx', flush: true });
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async read(key: string): Promise<Buffer | null> {
    try {
      return await readFile(this.pathOf(key));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  private pathOf(key: string): string {
    checkKey(key);
    return join(this.folder, key);
  }
}
