import button from '../button/button.module.css'
import { useSyncExternalStore } from 'react'
import { CopyButton, type CopyWords } from '../copy-button/copy-button.tsx'
import { Icon } from '../icon/icon.tsx'
import primitives from '../../theme/primitives.module.css'
import screenReader from '../screen-reader/screen-reader.module.css'
import styles from './share.module.css'

export interface ShareProps {
  /** Public URL without tracking parameters. */
  url: string
  title: string
  /** Share links of e-mail and networks. */
  links: readonly ShareLink[]
}

interface ShareLink {
  /** The network's name. */
  name: string
  href: string
}

export interface ShareWords extends CopyWords {
  share: string
  /** Label of the button for the device's share sheet. */
  withDevice: string
  address: string
  newTab: string
}

/**
 * Share links without scripts of any network: a network learns of the visitor only after a click. Script adds a copy
 * button and the device's share sheet.
 */
export function Share({ url, title, links, words }: ShareProps & { words: ShareWords }) {
  return (
    <details className={`${styles.share} ${primitives.onScreen}`} data-share>
      <summary className={`${button.quiet} ${primitives.summary} ${styles.summary}`}>
        <Icon name="share" />
        {words.share}
      </summary>
      <div className={`${primitives.panel} ${styles.panel}`}>
        <DeviceButton url={url} title={title} text={words.withDevice} />
        <ul className={styles.links}>
          {links.map(({ name, href }) => (
            <li key={name}>
              <ShareLink name={name} href={href} newTab={words.newTab} />
            </li>
          ))}
        </ul>
        <p className={`${primitives.note} ${primitives.lined} ${styles.label}`}>{words.address}</p>
        <p className={styles.address}>{url}</p>
        <CopyButton text={url} words={words} />
      </div>
    </details>
  )
}

function ShareLink({ name, href, newTab }: ShareLink & { newTab: string }) {
  if (href.startsWith('mailto:')) {
    return (
      <a className={`${primitives.target} ${styles.link}`} href={href}>
        {name}
      </a>
    )
  }
  return (
    <a
      className={`${primitives.target} ${styles.link}`}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      {name}
      <Icon name="outside" />
      <span className={screenReader.only}>{` (${newTab})`}</span>
    </a>
  )
}

function DeviceButton({ url, title, text }: { url: string; title: string; text: string }) {
  const canShare = useSyncExternalStore(
    () => () => undefined,
    () => 'share' in navigator,
    () => false,
  )
  if (!canShare) return null
  return (
    <button
      className={`${primitives.target} ${styles.device}`}
      type="button"
      data-way="device"
      onClick={() => shareWithDevice({ url, title })}
    >
      <Icon name="share" />
      {text}
    </button>
  )
}

/** Cancelling the share sheet is no error, and after a real error the links remain. */
async function shareWithDevice(data: ShareData): Promise<void> {
  try {
    await navigator.share(data)
  } catch {
    return
  }
}
