import type { Example } from '../example.ts'
import { QrCode } from './qr-code.tsx'

export const qrCodeExamples: readonly Example[] = [
  {
    name: 'a pattern of squares',
    render: () => (
      <QrCode
        label="Code that leads to the map"
        size={9}
        path="M2 2h3v1h-3zM2 3h1v2h-1zM4 4h3v1h-3zM6 5h1v2h-1zM2 6h3v1h-3z"
      />
    ),
  },
]
