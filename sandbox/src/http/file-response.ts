/**
 * File response: a file in the place of JSON.
 * @example return new FileResponse(pdf, 'application/pdf', 'rules.pdf')
 */
export class FileResponse {
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
      // A viewer may draw it in a page of its own making.
      'content-security-policy': "frame-ancestors 'none'",
      'content-disposition': `${this.disposition}; filename*=UTF-8''${encodeURIComponent(this.name)}`,
    }
  }
}
