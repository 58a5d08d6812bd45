import type { LineLook } from './index-lines'

const shapes: Readonly<Record<LineLook['shape'], string>> = {
  circle: 'M5 0a5 5 0 1 0 0 10a5 5 0 1 0 0-10z',
  square: 'M.5 .5h9v9h-9z',
  triangle: 'M5 0l5 9.4H0z',
  diamond: 'M5-.6l5.6 5.6L5 10.6l-5.6-5.6z',
  bar: 'M0 3.6h10v2.8H0z',
  ring: 'M5 0a5 5 0 1 0 0 10a5 5 0 1 0 0-10zM5 2.4a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2z',
}

/**
 * The mark of a line, at its end and in the legend: a shape in its colour. What it stands for is said beside it.
 * @example <LineMark look={{ colour: '--c1', shape: 'circle' }} />
 */
export function LineMark({ look: { colour, shape } }: { look: LineLook }) {
  return (
    <svg width="10" height="10" viewBox="0 0 10 10" overflow="visible" aria-hidden="true">
      <path d={shapes[shape]} fill={`var(${colour})`} fillRule="evenodd" />
    </svg>
  )
}
