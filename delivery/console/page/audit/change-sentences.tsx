import { useFormat, useTranslation } from '@sarv/shared/platform'
import styles from './audit.module.css'
import { parseSentence } from './sentence'

/** What a change does or did, a sentence each, in the language of the page. */
export function ChangeSentences({ what }: { what: readonly string[] }) {
  return (
    <ul className={styles.sentences}>
      {what.map((sentence) => (
        <li key={sentence}>
          <ChangeSentence text={sentence} />
        </li>
      ))}
    </ul>
  )
}

function ChangeSentence({ text }: { text: string }) {
  const { t } = useTranslation('console')
  const { digits } = useFormat()
  const parsed = parseSentence(text)
  if (!parsed)
    return (
      <span lang="en" dir="ltr">
        {text}
      </span>
    )
  const { remote, key, values } = parsed
  const shown: Record<string, string> = { remote: isolated(remote) }
  for (const [name, value] of Object.entries(values))
    shown[name] = name === 'percent' || name === 'level' ? digits(value) : isolated(value)
  return <>{t(`sentence.${key}`, shown)}</>
}

/** Keeps a Latin name in its own direction inside a sentence: U+2066 to U+2069. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`
}
