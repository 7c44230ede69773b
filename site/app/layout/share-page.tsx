import { useMessages } from '../messages/messages.tsx'
import { Share, type ShareProps } from '../components/share/share.tsx'

export function SharePage({ share }: { share: ShareProps }) {
  const { share: words, site } = useMessages()
  return (
    <Share
      {...share}
      words={{
        share: words.share,
        withDevice: words.withDevice,
        address: words.address,
        newTab: site.newTab,
        copy: words.copy,
        copied: words.copied,
        copyFailed: words.copyFailed,
      }}
    />
  )
}
