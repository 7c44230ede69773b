import { useSyncExternalStore } from 'react'
import { CopyButton, type CopyWords } from '../copy-button/copy-button.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './share.module.css'

export interface ShareProps {
  /** The public address of what is shared, without tracking. */
  url: string
  title: string
  /** Ways to pass it on that are addresses themselves: e-mail and networks. */
  links: readonly ShareLink[]
}

interface ShareLink {
  /** The name of the way, as the network writes it. */
  name: string
  href: string
}

export interface ShareWords extends CopyWords {
  share: string
  /** Opens the device's own list of ways to share. */
  withDevice: string
  address: string
  newTab: string
}

/**
 * Ways to pass a page on. Plain links, without any script of a network: nobody learns of the visit before a link is
 * followed. Without script the address can be chosen and the links work; script adds copying and the device's own list.
 */
export function Share({ url, title, links, words }: ShareProps & { words: ShareWords }) {
  return (
    <details className={styles.share} data-share>
      <summary className={styles.summary}>
        <Icon name="share" />
        {words.share}
      </summary>
      <div className={styles.panel}>
        <DeviceButton url={url} title={title} text={words.withDevice} />
        <ul className={styles.links}>
          {links.map(({ name, href }) => (
            <li key={name}>
              <ShareLink name={name} href={href} newTab={words.newTab} />
            </li>
          ))}
        </ul>
        <p className={styles.label}>{words.address}</p>
        <p className={styles.address}>{url}</p>
        <CopyButton text={url} words={words} />
      </div>
    </details>
  )
}

function ShareLink({ name, href, newTab }: ShareLink & { newTab: string }) {
  if (href.startsWith('mailto:')) {
    return (
      <a className={styles.link} href={href}>
        {name}
      </a>
    )
  }
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      {name}
      <Icon name="outside" />
      <span className={styles.hidden}> ({newTab})</span>
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
      className={styles.device}
      type="button"
      data-way="device"
      onClick={() => shareWithDevice({ url, title })}
    >
      <Icon name="share" />
      {text}
    </button>
  )
}

/** Closing the device's list without choosing is no failure, and after a real one the links are still there. */
async function shareWithDevice(data: ShareData): Promise<void> {
  try {
    await navigator.share(data)
  } catch {
    return
  }
}
