import type { Gain } from '@sarv/shared/contract/gain'
import { formatterFor } from '@sarv/shared/format/format'
import { fireEvent } from '@testing-library/react'

/**
 * Reads the description lists in an element: the name and the value of every row, so that a test holds all facts of a
 * screen at once and misses the one that is gone.
 * @example expect(readFacts(card)).toEqual([['تعداد', '۶٬۴۴۵ واحد']])
 */
export function readFacts(element: Element): [string, string][] {
  return [...element.querySelectorAll('dt')].map((name) => [
    name.textContent ?? '',
    name.nextElementSibling ? withoutEnds(name.nextElementSibling).textContent : '',
  ])
}

/**
 * Reads the texts in an element one by one, in their order: what a row or a card says. A name with a language of its own
 * is part of its sentence.
 * @example expect(readTexts(row)).toEqual(['چکاد بلند', 'سهامی', '+۲۴٫۶۱٪', 'یک‌ساله'])
 */
export function readTexts(element: Element): string[] {
  const copy = withoutEnds(element)
  for (const name of copy.querySelectorAll('bdi[lang]:not([dir])')) {
    const sentence = name.parentNode
    name.replaceWith(name.textContent ?? '')
    sentence?.normalize()
  }
  const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (texts.nextNode()) found.push(texts.currentNode.textContent?.trim() ?? '')
  return found.filter((text) => text !== '')
}

/** A copy without the ends that a screen reader says instead of masked numbers. */
function withoutEnds(element: Element): Element {
  const copy = element.cloneNode(true) as Element
  for (const end of copy.querySelectorAll('bdi[aria-hidden] + .visually-hidden')) end.remove()
  return copy
}

/** What a screen in Persian says of a gain, its texts joined. @example gainText({ gain: -5, gain_percentage: -4.2 }) // 'زیان−۵−۴٫۲۰٪' */
export function gainText({ gain, gain_percentage }: Gain): string {
  const { number, percent } = formatterFor('fa')
  const word = { '-1': 'زیان', '0': 'بدون سود و زیان', '1': 'سود' }[Math.sign(gain ?? 0)]
  return `${word}${number(gain ?? 0, { sign: 'always' })}${percent(gain_percentage ?? 0, { sign: 'always' })}`
}

/** Reads the body of a table, cell by cell. @example expect(readRows(table)[0]).toEqual(['روزانه', '+۰٫۱۲٪', '+۰٫۰۸٪']) */
export function readRows(table: Element): string[][] {
  return [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent ?? ''))
}

/** Reads the line of a price chart, point by point, as the arrow keys do. @example expect(readLine(slider)).toHaveLength(53) */
export function readLine(slider: HTMLElement): (string | null)[] {
  fireEvent.keyDown(slider, { key: 'Home' })
  const points = [slider.getAttribute('aria-valuetext')]
  while (slider.getAttribute('aria-valuenow') !== slider.getAttribute('aria-valuemax')) {
    fireEvent.keyDown(slider, { key: 'ArrowRight' })
    points.push(slider.getAttribute('aria-valuetext'))
  }
  return points
}
