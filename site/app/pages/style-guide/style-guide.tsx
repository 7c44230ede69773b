import { PageHead } from '../../components/page-head/page-head.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import type { AllMessages } from '../../messages/all-messages.ts'
import { allExamples } from './all-examples.ts'
import primitives from '../../theme/primitives.module.css'
import styles from './style-guide.module.css'

/** Every component with its examples, as tests check them. */
export function StyleGuide({ words }: { words: AllMessages['styleGuide'] }) {
  return (
    <>
      <PageHead title={words.title} lang={words.lang} intro={words.intro} introLang={words.lang} />
      <section className={primitives.section} aria-labelledby="colours">
        <SectionHead id="colours" title={words.colours} lang={words.lang} />
        <ul className={styles.colours}>
          {['paper', 'paper-raised', 'paper-sunk', 'ink', 'ink-soft', 'accent', 'open', 'night', 'lamp'].map(
            (colour) => (
              <li key={colour}>
                <svg className={styles.swatch} aria-hidden="true">
                  <rect width="100%" height="100%" fill={`var(--${colour})`} />
                </svg>
                {colour}
              </li>
            ),
          )}
        </ul>
      </section>
      <section className={primitives.section} aria-labelledby="type">
        <SectionHead id="type" title={words.type} lang={words.lang} />
        <p className={styles.display} lang="en">
          Open to everybody, 7 to 9
        </p>
        <p className={styles.display} lang="es">
          Cigüeña, piñón y café
        </p>
        <p>Abcdefghijklmnñopqrstuvwxyz áéíóúü 0123456789 ¿? ¡! «» “” — & @ # $</p>
      </section>
      <section className={primitives.section} aria-labelledby="open-data">
        <SectionHead id="open-data" title={words.openData} lang={words.lang} />
        <p lang={words.lang}>{words.openDataIntro}</p>
        <ul className={styles.openData}>
          {Object.entries(words.openDataAt).map(([path, text]) => (
            <li key={path}>
              <a className={`${primitives.strong} ${styles.address}`} href={path}>
                {path}
              </a>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </section>
      {/* The examples have their own languages. */}
      {allExamples.map(({ component, examples }) => (
        <section
          key={component}
          className={primitives.section}
          aria-labelledby={`component-${component}`}
          lang="en"
        >
          <SectionHead id={`component-${component}`} title={component} />
          {examples.map(({ name, lang, render }) => (
            <figure
              key={name}
              className={`${primitives.lined} ${styles.example}`}
              data-example={`${component}/${name}`}
              lang={lang}
            >
              <figcaption
                className={`${primitives.soft} ${primitives.small} ${styles.name}`}
                lang={lang && 'en'}
              >
                {name}
              </figcaption>
              {render()}
            </figure>
          ))}
        </section>
      ))}
    </>
  )
}
