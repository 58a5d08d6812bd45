import { Link, useFormat, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { useState } from 'react'
import { all } from '../locks/locks-of'
import { versionPath } from '../version-path'
import styles from './audit.module.css'
import { parseSentence } from './sentence'

/** Sentences that are shown until more are asked for: one change may touch every remote. */
const shownFirst = 6

/** What a change does or did, a sentence each, in the language of the page. @param linked leads to its remotes and versions */
export function ChangeSentences({ what, linked = false }: { what: readonly string[]; linked?: boolean }) {
  const { t } = useTranslation('console')
  const { number } = useFormat()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole || what.length <= shownFirst + 1 ? what : what.slice(0, shownFirst)
  return (
    <>
      <ul className={styles.sentences}>
        {shown.map((sentence) => (
          <li key={sentence}>
            <ChangeSentence text={sentence} linked={linked} />
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

function ChangeSentence({ text, linked }: { text: string; linked: boolean }) {
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
  const leads = new Map([
    ...(remote === all ? [] : [[remote, `/remotes/${remote}`] as const]),
    ...['version', 'before'].flatMap((name) => {
      const version = values[name]
      return version === undefined ? [] : [[version, versionPath(remote, version)] as const]
    }),
  ])
  // Isolated names and the text between them take turns.
  return t(`sentence.${key}`, shown)
    .split(/[\u2068\u2069]/)
    .map((part, place) => {
      const to = linked ? leads.get(part) : undefined
      if (place % 2 === 0) return part
      return (
        <bdi key={place} translate="no">
          {to === undefined ? (
            part
          ) : (
            <Link to={to} className={styles.named}>
              {part}
            </Link>
          )}
        </bdi>
      )
    })
}

/** Marks a name inside a sentence, which keeps its own direction: U+2068 and U+2069. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`
}
