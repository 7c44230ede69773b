import type { ReactNode } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { PageHead } from '../../components/page-head/page-head.tsx'
import primitives from '../../theme/primitives.module.css'
import { ChosenPlace } from './chosen-place.tsx'
import { LevelLists } from './level-lists.tsx'
import styles from './map-page.module.css'
import type { MapScreen } from './map-screen.server.ts'
import { Jump } from './nearest-chips.tsx'
import type { PictureScreen } from './picture-screen.server.ts'
import { PictureView } from './picture-view.tsx'
import { StorePanel } from './store-panel.tsx'

interface WithoutPlanProps {
  screen: Exclude<MapScreen, { kind: 'plan' }>
  amenities: ReactNode
}

/** `/map` of a mall without a plan: the platform's pictures, or the levels as lists. In a script of its own. */
export function WithoutPlan({ screen, amenities }: WithoutPlanProps) {
  const { map: words } = useMessages()
  const { kind, title, intro, banner } = screen
  return (
    <>
      <PageHead
        title={title}
        lang={words.lang}
        intro={intro}
        introLang={words.lang}
        picture={banner}
        isLow={kind === 'picture'}
      >
        <Jumps screen={screen} />
      </PageHead>
      {kind === 'picture' ? <Picture picture={screen.picture} /> : <LevelLists levels={screen.levels} />}
      {amenities}
    </>
  )
}

function Jumps({ screen }: Pick<WithoutPlanProps, 'screen'>) {
  const { map: words } = useMessages()
  return (
    <nav aria-label={words.onThisPage}>
      <ul className={`${primitives.wrap} ${styles.jumps} ${primitives.onScreen}`}>
        {screen.kind === 'picture' ? (
          <Jump id="select-a-store" name={words.selectStore} />
        ) : (
          screen.levels.map((level) => <Jump key={level.id} {...level} />)
        )}
        {screen.amenities.length > 0 && <Jump id="amenities" name={words.amenities} />}
      </ul>
    </nav>
  )
}

function Picture({ picture }: { picture: PictureScreen }) {
  const { chosen } = picture
  return (
    <div className={styles.picture}>
      <div className={`${primitives.stack} ${styles.seen}`}>
        <PictureView screen={picture} />
        {chosen && <ChosenPlace chosen={chosen} report={picture.report} />}
      </div>
      <div className={styles.side}>
        <StorePanel directory={picture} />
      </div>
    </div>
  )
}
