import { useMessages } from '../messages/messages.tsx'
import { Share, type ShareProps } from '../components/share/share.tsx'

/** The share control in the words of the page's language. */
export function SharePage({ ways }: { ways: ShareProps }) {
  const { share, site } = useMessages()
  const words = {
    share: share.share,
    withDevice: share.withDevice,
    address: share.address,
    newTab: site.newTab,
    copy: share.copy,
    copied: share.copied,
    copyFailed: share.copyFailed,
  }
  return <Share {...ways} words={words} />
}
