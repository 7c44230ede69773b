import { type PageBanner, PageHead } from './page-head.tsx'

interface ScreenHeadProps {
  words: { title: string; intro: string; lang?: string | undefined }
  picture?: PageBanner | undefined
  children?: React.ReactNode
}

/** The top of a screen whose title and introduction are words of the interface. */
export function ScreenHead({ words: { title, intro, lang }, picture, children }: ScreenHeadProps) {
  return (
    <PageHead title={title} lang={lang} intro={intro} introLang={lang} picture={picture}>
      {children}
    </PageHead>
  )
}
