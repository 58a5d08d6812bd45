import styles from './card-face.module.css'

/** A cypress one unit wide that stands on (0, 0), its tip slightly bent. */
const cypress = 'M.02-2.02C.3-1.55.5-1.08.5-.67C.5-.24.3 0 0 0S-.5-.24-.5-.67C-.5-1.09-.27-1.6.02-2.02Z'

const widths = [122, 110, 98, 86, 74, 62, 50, 38, 27, 16] as const

/** The tree on the card, line within line; the outermost grows over the edge. */
export function CypressLines() {
  return (
    <svg className={styles.lines} viewBox="0 0 350 221" aria-hidden="true">
      {widths.map((width) => (
        <path
          key={width}
          d={cypress}
          transform={`translate(84 217) scale(${width})`}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  )
}
