import styles from './gallery.module.css'
import { Item, Shelf } from './shelf'
import { useSay } from './use-say'

const grounds = ['bg', 'surface', 'sunken', 'soft', 'accent-soft', 'profit-soft', 'loss-soft', 'info-soft']
const inks = [
  'ink-1',
  'ink-2',
  'ink-3',
  'line',
  'line-strong',
  'primary',
  'on-soft',
  'accent',
  'accent-ink',
  'profit',
  'loss',
  'info',
]
const series = Array.from({ length: 20 }, (_, index) => `c${index + 1}`)

export function TokensShelf() {
  const say = useSay()
  return (
    <Shelf id="tokens" title={say('رنگ و نوشته', 'Colour and type')}>
      <Item title={say('زمینه‌ها', 'Grounds')} wide>
        <Swatches names={grounds} />
      </Item>
      <Item title={say('نوشته و خط', 'Ink and lines')} wide>
        <Swatches names={inks} />
      </Item>
      <Item title={say('بیست رنگ نمودار', 'Twenty chart colours')} wide>
        <Swatches names={series} />
      </Item>
      <Item title={say('اندازه‌های نوشته', 'Type scale')} wide>
        {['hero', 'title', 'section', 'header', 'body', 'row', 'secondary', 'caption', 'tab'].map((size) => (
          <p key={size} style={{ font: `var(--t-${size})` }}>
            {say('سرمایه‌تان مثل سرو، آرام قد می‌کشد ۱٬۲۳۴', 'Your capital grows calmly, like a cypress 1,234')}
          </p>
        ))}
      </Item>
    </Shelf>
  )
}

function Swatches({ names }: { names: readonly string[] }) {
  return (
    <div className={styles.swatches}>
      {names.map((name) => (
        <span key={name} className={styles.swatch} style={{ ['--swatch' as string]: `var(--${name})` }}>
          {name}
        </span>
      ))}
    </div>
  )
}
