import { ChangeDetectionStrategy, Component, input, type OnInit, signal } from '@angular/core'
import type { Platform } from '@sarv/contract'
import { keepDraft, readDraft, sendNote } from './note'
import type { Words } from './texts'

@Component({
  selector: 'example-note-form',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <form class="example-form" novalidate (submit)="send($event)">
      <label>
        {{ words().label }}
        <input
          #field
          [value]="text()"
          [attr.aria-invalid]="error() !== ''"
          aria-describedby="example-error"
          (input)="type(field.value)"
        />
      </label>
      <p id="example-error" role="alert">{{ error() }}</p>
      <button type="submit" [disabled]="isSending()">{{ words().send }}</button>
    </form>
  `,
})
export class NoteForm implements OnInit {
  readonly platform = input.required<Platform>()
  readonly words = input.required<Words>()

  protected readonly text = signal('')
  protected readonly error = signal('')
  protected readonly isSending = signal(false)

  async ngOnInit() {
    const draft = await readDraft(this.platform())
    this.text.update((typed) => typed || draft)
  }

  protected type(typed: string) {
    this.text.set(typed)
    this.error.set('')
    keepDraft(this.platform(), typed)
  }

  protected async send(event: Event) {
    event.preventDefault()
    this.isSending.set(true)
    const wrong = await sendNote(this.platform(), this.text())
    this.isSending.set(false)
    this.error.set(wrong ?? '')
    if (wrong === undefined) this.text.set('')
  }
}
