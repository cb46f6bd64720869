import type { ApplicationDraft } from '@groupride/contracts';
import { problemOf } from '@groupride/web-api-client';

export type DraftContent = Omit<ApplicationDraft, 'revision'>;
export type DraftState = 'unchanged' | 'saving' | 'saved' | 'failed' | 'outdated' | 'sent';

interface Answer {
  data?: { revision: number } | undefined;
  error?: unknown;
}

/** Delay after the last change, to avoid a call for every letter. */
const DEBOUNCE_MS = 800;
const RETRY_MS = 10_000;

/** Saves a draft application on the server. Only one call runs at a time, each based on the previous revision. */
export class DraftSaver {
  private last: string;
  private pending: DraftContent | null = null;
  private isSending = false;
  private isStopped = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private revision: number,
    opened: DraftContent,
    private readonly save: (draft: ApplicationDraft) => Promise<Answer>,
    private readonly onState: (state: DraftState) => void,
  ) {
    this.last = JSON.stringify(opened);
  }

  change(content: DraftContent): void {
    const text = JSON.stringify(content);
    if (this.isStopped || text === this.last) return;
    this.last = text;
    this.pending = content;
    this.sendIn(DEBOUNCE_MS);
  }

  /** Sends pending changes immediately, because the page may be closed. */
  flush(): void {
    clearTimeout(this.timer);
    void this.send();
  }

  /** Pauses saving while the application itself is sent. */
  stop(): void {
    clearTimeout(this.timer);
    this.isStopped = true;
  }

  resume(): void {
    this.isStopped = false;
    this.flush();
  }

  private sendIn(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), milliseconds);
  }

  private async send(): Promise<void> {
    const content = this.pending;
    if (!content || this.isSending || this.isStopped) return;
    this.pending = null;
    this.isSending = true;
    this.onState('saving');
    const { data, error } = await this.save({ ...content, revision: this.revision });
    this.isSending = false;
    if (data) {
      this.revision = data.revision;
      this.onState('saved');
      if (this.pending) this.sendIn(DEBOUNCE_MS);
      return;
    }
    const code = problemOf(error)?.code;
    if (code === 'draft_outdated' || code === 'application_exists') {
      this.isStopped = true;
      this.onState(code === 'draft_outdated' ? 'outdated' : 'sent');
      return;
    }
    this.pending ??= content;
    this.onState('failed');
    // A retry cannot help if an entry is refused, but the next change may.
    if (code !== 'validation_failed') this.sendIn(RETRY_MS);
  }
}
