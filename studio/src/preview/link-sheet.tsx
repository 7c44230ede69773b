import type { PreviewLinks } from '@promenade/contract/studio-api/previews'
import { useCallback, useEffect, useState } from 'react'
import { CopyButton } from '../account/copy-button.tsx'
import { call } from '../api/call.ts'
import { Button } from '../components/button.tsx'
import { Labelled } from '../components/inputs.tsx'
import { Sheet } from '../components/sheet.tsx'
import { useStudio } from '../context/studio-context.ts'
import { useAct } from '../context/use-act.ts'
import inputs from '../components/inputs.module.css'
import { usePreviewWords } from './use-preview-words.ts'
import primitives from '../theme/primitives.module.css'
import type { PreviewChoice } from './use-preview.ts'

interface LinkSheetProps {
  readonly choice: PreviewChoice
  /** The page that the link opens. */
  readonly path: string
  readonly onClose: () => void
}

/** A link to the preview for a colleague without an account, and those that still work. */
export function LinkSheet({ choice, path, onClose }: LinkSheetProps) {
  const { session, format, notify, isAllowed } = useStudio()
  const texts = usePreviewWords()
  const words = texts.link
  const { isBusy, act } = useAct()
  const [links, setLinks] = useState<PreviewLinks['items']>([])
  const [address, setAddress] = useState<string>()
  const load = useCallback(async () => setLinks((await call('GET /api/v1/previews')).items), [])
  useEffect(() => void load().catch(() => undefined), [load])
  const create = async () => {
    const { ticket } = await call('POST /api/v1/previews', { body: { ...choice, isLink: true } })
    setAddress(`${session.mall.previewUrl}/preview/open?${new URLSearchParams({ ticket, to: path })}`)
    await load()
  }
  const end = async (id: number) => {
    await call('DELETE /api/v1/previews/:id', { params: { id } })
    // The undo is beside the sheet, which would hide it.
    onClose()
    notify({ text: words.ended, undo: () => call('POST /api/v1/previews/:id/reopen', { params: { id } }) })
  }
  return (
    <Sheet title={words.title} onClose={onClose}>
      <div className={primitives.stack}>
        <p>{words.intro}</p>
        {address === undefined ? (
          <Button look="main" data-first-focus disabled={isBusy} onClick={() => void act(create)}>
            {words.create}
          </Button>
        ) : (
          <>
            <Labelled label={words.address}>
              <input
                className={inputs.input}
                readOnly
                value={address}
                onFocus={({ target }) => target.select()}
              />
            </Labelled>
            <CopyButton text={address} label={words.copy} done={words.copied} />
          </>
        )}
        {links.length > 0 && isAllowed('draft.write') && (
          <section className={primitives.closeStack}>
            <h3>{words.working}</h3>
            <ul className={primitives.lines}>
              {links.map(({ id, at, by, expiresAt }) => (
                <li key={id}>
                  <span>{words.row(format.planned(at), by, format.time(expiresAt))}</span>
                  <Button look="small" disabled={isBusy} onClick={() => void act(() => end(id))}>
                    {words.end}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Sheet>
  )
}
