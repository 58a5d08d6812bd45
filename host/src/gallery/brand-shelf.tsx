import { GroveIllustration } from '@sarv/shared/ui/brand/grove-illustration'
import { RemoteDownIllustration, TreePair } from '@sarv/shared/ui/brand/illustrations'
import { Brand, Logo } from '@sarv/shared/ui/brand/logo'
import { NotFoundIllustration } from '@sarv/shared/ui/brand/not-found-illustration'
import { Scene } from '@sarv/shared/ui/brand/scene'
import styles from './gallery.module.css'
import { Item, Row, Shelf } from './shelf'
import { useSay } from './use-say'

const kinds = ['card', 'gold', 'advice', 'empty'] as const

export function BrandShelf() {
  const say = useSay()
  return (
    <Shelf id="brand" title={say('نشان سرو', 'The cypress')}>
      <Item title={say('نشان', 'Mark')}>
        <Row>
          <Brand />
          <Logo size={56} />
          <TreePair />
        </Row>
      </Item>
      <Item title={say('نقش‌ها', 'Drawings')}>
        <Row>
          <RemoteDownIllustration />
          <NotFoundIllustration />
        </Row>
      </Item>
      <Item title={say('چهار صحنه: کارت، طلا، مشاوره، خالی', 'Four scenes: card, gold, advice, empty')} wide>
        <Row>
          {kinds.map((kind) => (
            <Scene key={kind} kind={kind} />
          ))}
        </Row>
        <Row>
          {kinds.map((kind) => (
            <div key={kind} className={styles.banner}>
              <Scene kind={kind} width={96} />
            </div>
          ))}
        </Row>
      </Item>
      <Item title={say('سروستان', 'Grove')} wide>
        <div className={styles.login}>
          <GroveIllustration />
        </div>
      </Item>
    </Shelf>
  )
}
