import type { ApplicationDraft } from '@groupride/contracts';
import { problemOf } from '@groupride/web-api-client';

export type DraftContent = Omit<ApplicationDraft, 'revision'>;
export type DraftState = 'unchanged' | 'saving' | 'saved' | 'failed' | 'outdated' | 'sent';

interface Answer {
  data?: { revision: number } | undefined;
  error?: unknown;
}

/** After the last change, so that typing is not a call per letter. */
const DEBOUNCE_MS = 800;
const RETRY_MS = 10_000;

/** Keeps a half-filled application on the server: one call at a time, each following the revision before it. */
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

  /** Sends at once what waits, because the page may go away. */
  flush(): void {
    clearTimeout(this.timer);
    void this.send();
  }

  /** While the application itself is sent. */
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
    // Trying again cannot help with an entry that is refused; the next change may.
    if (code !== 'validation_failed') this.sendIn(RETRY_MS);
  }
}
