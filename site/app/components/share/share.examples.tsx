import type { Example } from '../example.ts'
import { Share, type ShareProps } from './share.tsx'

const words = {
  share: 'Share',
  withDevice: 'Share with an app',
  address: 'Address of this page',
  newTab: 'opens in a new tab',
  copy: 'Copy link',
  copied: 'Copied',
  copyFailed: 'Choose the address above and copy it by hand.',
}
const page: ShareProps = {
  url: 'https://example.com/promotions/two-pairs-one-price',
  title: 'Two pairs, one price',
  links: [
    { name: 'E-mail', href: 'mailto:?subject=Two%20pairs' },
    { name: 'WhatsApp', href: 'https://example.com/whatsapp' },
    { name: 'Facebook', href: 'https://example.com/facebook' },
  ],
}

export const shareExamples: readonly Example[] = [
  { name: 'links', render: () => <Share {...page} words={words} /> },
  {
    name: 'long address',
    render: () => <Share {...page} url={`https://example.com/${'a-long-name-'.repeat(12)}`} words={words} />,
  },
]
