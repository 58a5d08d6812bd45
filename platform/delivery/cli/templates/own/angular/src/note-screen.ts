import { ChangeDetectionStrategy, Component, computed, input, type OnDestroy, type OnInit, signal } from '@angular/core'
import type { Platform } from '@sarv/contract'
import { NoteForm } from './note-form'
import { wordsIn } from './texts'

/** The first screen: what stands here is on the page of everybody who opens /example. */
@Component({
  selector: 'example-note-screen',
  imports: [NoteForm],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <section class="example">
      <h2>{{ words().title }}</h2>
      <p class="example-text">{{ words().text }}</p>
      @if (section() === undefined) {
        <example-note-form [platform]="platform()" [words]="words()" />
      }
      <a href="/home" (click)="goHome($event)">{{ words().home }}</a>
    </section>
  `,
})
export class NoteScreen implements OnInit, OnDestroy {
  readonly platform = input.required<Platform>()
  /** What another remote's page shows of this one. */
  readonly section = input<string>()

  private readonly language = signal('')
  protected readonly words = computed(() => wordsIn(this.language()))
  private readonly speak = (event: { language: string }) => this.language.set(event.language)

  ngOnInit() {
    this.language.set(this.platform().i18n.language)
    this.platform().bus.on('language-changed', this.speak)
  }

  ngOnDestroy() {
    this.platform().bus.off('language-changed', this.speak)
  }

  protected goHome(event: Event) {
    event.preventDefault()
    this.platform().navigation.navigate('/home')
  }
}
