import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { useState } from 'react'
import { all } from '../locks/locks-of'
import styles from './audit.module.css'
import { parseSentence } from './sentence'

/** Sentences that are shown until more are asked for: one change may touch every remote. */
const shownFirst = 6

/** What a change does or did, a sentence each, in the language of the page. */
export function ChangeSentences({ what }: { what: readonly string[] }) {
  const { t } = useTranslation('console')
  const { number } = useFormat()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole || what.length <= shownFirst + 1 ? what : what.slice(0, shownFirst)
  return (
    <>
      <ul className={styles.sentences}>
        {shown.map((sentence) => (
          <li key={sentence}>
            <ChangeSentence text={sentence} />
          </li>
        ))}
      </ul>
      {shown.length < what.length && (
        <Button variant="ghost" size="s" onClick={() => setWhole(true)}>
          {t('audit.more', { count: number(what.length - shown.length) })}
        </Button>
      )}
    </>
  )
}

/** Values that are figures, or a list of them. */
const numbers = ['percent', 'level', 'steps', 'minutes']
/** Values that are instants. */
const moments = ['from', 'until']

function ChangeSentence({ text }: { text: string }) {
  const { t } = useTranslation('console')
  const { digits, date, time, language } = useFormat()
  const parsed = parseSentence(text)
  if (!parsed)
    return (
      <span lang="en" dir="ltr">
        {text}
      </span>
    )
  const { remote, key, values } = parsed
  const shown: Record<string, string> = { remote: remote === all ? t('lock.everything') : isolated(remote) }
  for (const [name, value] of Object.entries(values)) shown[name] = shownValue(name, value)
  function shownValue(name: string, value: string): string {
    if (numbers.includes(name)) return digits(value).replaceAll(', ', language === 'en' ? ', ' : '، ')
    return moments.includes(name) ? t('moment', { date: date(value), time: time(value) }) : isolated(value)
  }
  return <>{t(`sentence.${key}`, shown)}</>
}

/** Keeps a Latin name in its own direction inside a sentence: U+2066 to U+2069. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`
}
