/**
 * A reply that is a file and no JSON.
 * @example return new FileReply(pdf, 'application/pdf', 'rules.pdf')
 */
export class FileReply {
  constructor(
    readonly bytes: Uint8Array,
    readonly type: string,
    readonly name: string,
    /** Shown inside the page, or saved. */
    readonly disposition: 'inline' | 'attachment' = 'attachment',
  ) {}

  headers(): Record<string, string> {
    return {
      'content-type': this.type,
      'content-disposition': `${this.disposition}; filename*=UTF-8''${encodeURIComponent(this.name)}`,
      'x-content-type-options': 'nosniff',
    }
  }
}
