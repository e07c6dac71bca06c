/** A word on standard error for runs that take longer than a moment; nothing at all for short ones. */
const QUIET_MS = 2000;

export class Progress {
  private readonly began = Date.now();
  private shown = 0;
  private readonly tty = process.stderr.isTTY === true;

  private readonly label: string;
  private readonly all: number;

  constructor(label: string, all: number) {
    this.label = label;
    this.all = all;
  }

  at(done: number): void {
    const now = Date.now();
    const due = this.shown === 0 ? this.began + QUIET_MS : this.shown + (this.tty ? 250 : 10_000);
    if (now < due) return;
    this.shown = now;
    const left =
      done === 0 ? '' : `, about ${Math.ceil(((now - this.began) / done) * (this.all - done) * 0.001)} s left`;
    const text = `${this.label}: ${done} of ${this.all}${left}`;
    process.stderr.write(this.tty ? `\r\u001b[2K${text}` : `${text}\n`);
  }

  end(): void {
    if (this.tty && this.shown > 0) process.stderr.write('\r\u001b[2K');
  }
}
